import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { freePort } from "../../test-support/free-port";
import { until } from "../../test-support/until";

/** A browser under test. Firefox is driven over WebDriver BiDi, WebKit over WebDriver. */
type Browser = {
  name: string;
  /** The Debian packages that the browser needs. */
  packages: string;
  isInstalled: boolean;
  launch: () => Promise<Visit>;
};

/** What both protocols can do alike. `journeys.spec.ts` builds everything else from it. */
export type Visit = {
  open: (url: string) => Promise<unknown>;
  /** Runs `script` in the page. */
  run: <Result>(script: (text: string) => Result, text?: string) => Promise<Result>;
  /** Presses the keys of a text, or of {@link keys}. */
  type: (text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** The code points of both protocols for keys without a character. */
export const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };

/** The window of a phone, in which the header has a menu. */
const PHONE = { width: 390, height: 740 };

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

const firefox: Browser = {
  name: "Firefox",
  packages: "firefox-esr",
  isInstalled: existsSync(FIREFOX),
  launch: async () => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: FIREFOX,
      defaultViewport: PHONE,
    });
    const page = await browser.newPage();
    return {
      open: (url) => page.goto(url),
      run: (script, text = "") => page.evaluate(script, text),
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    };
  },
};

const DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** Safari's engine. */
const webkit: Browser = {
  name: "WebKit",
  packages: "webkit2gtk-driver xvfb xauth",
  isInstalled: Boolean(MINI_BROWSER) && existsSync(DRIVER) && existsSync("/usr/bin/xvfb-run"),
  launch: async () => {
    const service = await startDriver();
    const options = { binary: MINI_BROWSER, args: ["--automation"] };
    const { sessionId } = await send(`${service.url}/session`, {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = `${service.url}/session/${sessionId}`;
    await send(`${session}/window/rect`, PHONE);
    return {
      open: (url) => send(`${session}/url`, { url }),
      run: (script, text = "") =>
        send(`${session}/execute/sync`, {
          script: `return (${script})(...arguments)`,
          args: [text],
        }),
      type: (text) => {
        const actions = [...text].flatMap((value) =>
          ["keyDown", "keyUp"].map((type) => ({ type, value })),
        );
        return send(`${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
      },
      close: async () => {
        await fetch(session, { method: "DELETE" });
        service.stop();
      },
    };
  },
};

export const browsers = [firefox, webkit];

/** Sends a WebDriver command and returns its value. Throws if the driver reports an error. */
async function send(url: string, body: object) {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const { pid } = spawn("xvfb-run", ["-a", DRIVER, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      // In a container, the sandbox lacks the permissions that it needs.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until("the WebKit driver", async () => (await fetch(`${url}/status`)).ok);
  // The process group also contains the display server and the browser.
  return { url, stop: () => void (pid && process.kill(-pid)) };
}
