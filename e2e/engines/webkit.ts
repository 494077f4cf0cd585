import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { Builder, Capabilities, type WebElement } from "selenium-webdriver";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { type Browser, findControl, type Visit } from "./browser";

const DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** Safari's engine. */
export const webkit: Browser = {
  name: "WebKit",
  missing:
    MINI_BROWSER && existsSync(DRIVER) && existsSync("/usr/bin/xvfb-run")
      ? undefined
      : "webkit2gtk-driver xvfb xauth",
  launch: async () => {
    const service = await startDriver();
    const driver = await new Builder()
      .usingServer(service.url)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
        }),
      )
      .build();
    const run: Visit["run"] = (script, text = "") =>
      driver.executeScript(`return (${script})(...arguments)`, text);
    const control = (name: string) =>
      until(`a control called "${name}"`, async () => {
        return (await run(findControl, name)) as unknown as WebElement | null;
      });
    return {
      run,
      open: (url) => driver.get(url),
      click: async (name) => (await control(name)).click(),
      type: async (label, text) => (await control(label)).sendKeys(text),
      close: async () => {
        await driver.quit();
        service.stop();
      },
    };
  },
};

async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const { pid } = spawn("xvfb-run", ["-a", DRIVER, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      // A container does not grant the rights that the sandbox needs.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until("the WebKit driver", async () => (await fetch(`${url}/status`)).ok);
  // The process group holds the display and the browser too.
  return { url, stop: () => void (pid && process.kill(-pid)) };
}
