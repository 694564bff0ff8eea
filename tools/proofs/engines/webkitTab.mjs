import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, pause } from '../../../scripts/lib/programs.mjs';

const WINDOW = fileURLToPath(new URL('webkitWindow.py', import.meta.url));
/** Keys of WebDriver (W3C WebDriver, section 17.4.2). */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};
const START_LIMIT_MS = 20_000;

function startProgram(command, args, env) {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  child.on('error', (error) => console.error(`${command}: ${error.message}`));
  return child;
}

/** A screen without a monitor, with a number that nobody else has. */
async function startScreen(width, height) {
  const size = `${width}x${height}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await new Promise((resolve) => {
    screen.stdout.once('data', (data) => resolve(String(data).split('\n')));
  });
  return { screen, display: `:${number}` };
}

/** A tab of WebKitGTK, the engine of Safari, as `makeTab` needs it. */
export async function openWebkitTab({ width, height }, folder) {
  const { screen, display } = await startScreen(width, height);
  const port = await freePort();
  const log = path.join(folder, `webkit-${port}.log`);
  await writeFile(log, '');
  const driver = startProgram('WebKitWebDriver', ['-p', String(port)], {
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // It needs namespaces of users, which containers refuse. The pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LOG: log,
    WIDTH: String(width),
    HEIGHT: String(height),
  });
  const call = async (method, route, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const begin = async () => {
    const deadlineMs = Date.now() + START_LIMIT_MS;
    for (;;) {
      try {
        return await call('POST', '/session', {
          capabilities: {
            alwaysMatch: { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } },
          },
        });
      } catch (error) {
        if (Date.now() > deadlineMs) throw error;
        await pause(200);
      }
    }
  };
  const { sessionId } = await begin();
  const command = (name, body) => call('POST', `/session/${sessionId}/${name}`, body);
  await command('timeouts', { script: 30_000, pageLoad: 60_000, implicit: 0 });
  const press = (keys) =>
    command('actions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  const run = async (script, ...args) => {
    const answer = await command('execute/async', {
      script: `const [done, ...values] = [...arguments].reverse(); Promise.resolve().then(() => (${String(script)})(...values.reverse())).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  return {
    go: (url) => command('url', { url }),
    run,
    back: () => command('back'),
    reload: () => command('refresh'),
    pressAt: (x, y) =>
      command('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    key: (name) => press([KEYS[name] ?? name]),
    type: (text) => press([...text]),
    // The driver's own hangs while a modal dialog is open.
    picture: async (file) => {
      // A large window shows what has changed no sooner than a page asks for frames.
      await run(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      await pause(1_000);
      await new Promise((resolve) => {
        startProgram('import', ['-window', 'root', '-display', display, file]).on('exit', resolve);
      });
    },
    // Nothing prints from this window.
    print: null,
    said: async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
