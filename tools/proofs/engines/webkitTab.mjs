import { spawn } from 'node:child_process';
import { freePort, pause } from '../../../scripts/lib/programs.mjs';

const WAIT_LIMIT_MS = 20_000;

/** The name of an element's reference (W3C WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A tab of Debian's WebKitGTK, which MiniBrowser shows on a screen without a monitor. */
export async function openWebkitTab() {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1440x900x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    // `xvfb-run` and what it starts end together.
    detached: true,
    env: {
      ...process.env,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // It needs namespaces of users, which containers refuse. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const call = async (method, route, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${route}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const begin = async (deadlineMs) => {
    try {
      return await call('POST', '', { capabilities: {} });
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
      await pause(200);
      return begin(deadlineMs);
    }
  };
  const { sessionId } = await begin(Date.now() + WAIT_LIMIT_MS);
  const command = (name, body) => call('POST', `/${sessionId}/${name}`, body);
  // What appears by itself, such as the footer's end, is waited for.
  await command('timeouts', { implicit: WAIT_LIMIT_MS });
  return {
    go: (url) => command('url', { url }),
    run: (script, ...values) =>
      command('execute/sync', { script: `return (${String(script)})(...arguments)`, args: values }),
    press: async (xpath) => {
      const { [ELEMENT]: id } = await command('element', { using: 'xpath', value: xpath });
      await command(`element/${id}/click`);
    },
    // Its driver does not pass the console on.
    said: [],
    close: async () => {
      await call('DELETE', `/${sessionId}`).catch(() => undefined);
      process.kill(-driver.pid);
    },
  };
}
