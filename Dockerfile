FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Required. The build writes this setting into the pages: changing it needs a new build.
ARG SITE_URL
RUN NEXT_OUTPUT=standalone npm run build

FROM node:24-slim
# Longer than reverse proxies keep idle connections, or one could reuse a connection just as it is closed.
# Docker sets HOSTNAME to the address of the container, at which alone Next would listen.
ENV NODE_ENV=production NEXT_OUTPUT=standalone HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=620000
WORKDIR /app
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
