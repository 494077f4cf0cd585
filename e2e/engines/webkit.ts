import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { watchPolicy } from "../support/in-page";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { type Engine, type EngineBrowser, findControl, type Visit } from "./engine";

const DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** Safari's engine, over the W3C WebDriver protocol. */
export const webkit: Engine = {
  name: "WebKit",
  missing:
    MINI_BROWSER && existsSync(DRIVER) && existsSync("/usr/bin/xvfb-run")
      ? undefined
      : "webkit2gtk-driver xvfb xauth",
  launch,
};

async function launch(): Promise<EngineBrowser> {
  let driver = await startDriver();
  return {
    // Seldom the browser never answers the driver that started it: another pair does.
    newVisit: () =>
      newVisit(driver.url).catch(async () => {
        driver.stop();
        driver = await startDriver();
        return newVisit(driver.url);
      }),
    close: async () => driver.stop(),
  };
}

async function startDriver() {
  const port = await freePort();
  const { pid } = spawn("xvfb-run", ["-a", DRIVER, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    // Its sandbox wants rights that a container does not give. Compositing stays on: without it, page transitions crash.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until("the WebKit driver", async () => (await fetch(`${url}/status`)).ok);
  // With the display and the browser that it has started.
  return { url, stop: () => void (pid && process.kill(-pid)) };
}

/** A browser starts within a few seconds, or not at all. */
const START_MS = 20_000;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const KEYS = { Escape: "\uE00C", Enter: "\uE007" };

async function newVisit(driver: string): Promise<Visit> {
  const { sessionId } = await command<{ sessionId: string }>(
    "POST",
    `${driver}/session`,
    {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
        },
      },
    },
    AbortSignal.timeout(START_MS),
  );
  const session = `${driver}/session/${sessionId}`;
  const post = <Value>(path: string, body: object) =>
    command<Value>("POST", `${session}/${path}`, body);
  const run: Visit["run"] = (script, text = "") =>
    post("execute/sync", { script: `return (${script})(...arguments)`, args: [text] });
  const control = async (name: string): Promise<string> => {
    const id = await until(`a control called "${name}"`, async () => {
      const found = (await run(findControl, name)) as unknown as Record<string, string> | null;
      return found?.[ELEMENT];
    });
    return `element/${id}`;
  };
  return {
    open: async (address) => {
      await post("url", { url: address });
      // Nothing of ours can run there before the page has loaded.
      await run(watchPolicy);
    },
    run,
    click: async (name) => post(`${await control(name)}/click`, {}),
    fill: async (name, text) => {
      const field = await control(name);
      await post(`${field}/clear`, {});
      await post(`${field}/value`, { text });
    },
    press: (key) =>
      post("actions", {
        actions: [
          {
            type: "key",
            id: "keyboard",
            actions: ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] })),
          },
        ],
      }),
    resize: async (width, height) => {
      // The window is larger than the page by what the browser draws around it.
      await post("window/rect", { width, height });
      const inner = await run(() => [innerWidth, innerHeight]);
      await post("window/rect", {
        width: 2 * width - (inner[0] ?? width),
        height: 2 * height - (inner[1] ?? height),
      });
    },
    close: () => command("DELETE", session),
  };
}

async function command<Value>(
  method: string,
  url: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await response.json()) as { value: Value & { error?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.error ?? response.status}`);
  return value;
}
