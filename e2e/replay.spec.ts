import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../src/features/report/reportFile';
import { DEVELOPMENT_CONSOLE } from './development';
import { expect, expectAccessible, test } from './fixtures';
import { HOOK_LIMIT_MS, type ProcessLog, markStopped, printed, recordLog } from './processLogs';

const root = path.resolve(__dirname, '..');
const FIXTURES = path.join(root, 'src/features/report/fixtures');

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface ReportFile {
  readonly meta: Report['meta'];
  readonly payload: string;
}

/** A command that runs, and what it has said so far. */
interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly log: ProcessLog;
  said(): string;
}

let folder: string;
let file: string;
let report: ReportFile;
let backend: Server;
/** The requests to the backend. */
let requests: string[];
let running: Running[];

/** Sends pictures; whatever else is requested is noted all the same. */
async function startBackend(): Promise<Server> {
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.setHeader('Content-Type', 'image/png');
    response.end(PICTURE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** `npm run replay`, with a backend that notes each request. */
function replay(...args: readonly string[]): Running {
  const { port } = backend.address() as AddressInfo;
  const env = { ...process.env };
  // A free one is found.
  delete env.PORT;
  const child = spawn(process.execPath, [path.join(root, 'tools/replay/replay.mjs'), ...args], {
    cwd: folder,
    env: { ...env, INIT_CWD: folder, API_HOST_INTERNAL: `http://127.0.0.1:${String(port)}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = recordLog(child, `replay-${String(child.pid)}`);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const command = { child, ended, log, said: () => log.lines.join('\n') };
  running.push(command);
  return command;
}

test.beforeAll(async () => {
  requests = [];
  running = [];
  folder = await mkdtemp(path.join(tmpdir(), 'dushi-market-replay-'));
  const [name = ''] = await readdir(FIXTURES);
  report = JSON.parse(await readFile(path.join(FIXTURES, name), 'utf8')) as ReportFile;
  const problem = {
    kind: 'crash',
    at: 120,
    name: 'TypeError',
    message: 'xxxx xx xxx x xxxxxxxx',
    frames: ['client.0123abcd.js:1:2345'],
  };
  const meta = { ...report.meta, problems: [problem] };
  file = path.join(folder, 'visit.report');
  await writeFile(file, JSON.stringify({ ...report, meta }));
  backend = await startBackend();
});

test.afterEach(async () => {
  for (const { child, ended, log } of running) {
    child.kill('SIGTERM');
    await ended;
    markStopped(log);
  }
  running = [];
});

test.afterAll(async () => {
  backend.close();
  await rm(folder, { recursive: true });
});

test.describe('step by step', () => {
  let address: string;
  // Not in the test's own time: the first start builds the whole shop.
  test.beforeAll(async () => {
    test.setTimeout(HOOK_LIMIT_MS);
    const { child, log } = replay(file);
    address = await printed(child, log, /The report, step by step: (http:\S+)/);
  });

  test('npm run replay shows a report step by step, and requests nothing from a backend', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(DEVELOPMENT_CONSOLE);
    await page.goto(address);

    const actions = JSON.parse(report.payload) as readonly { readonly type: string }[];
    const last = actions.length;
    const after = (step: number) =>
      `${actions[step - 1]?.type ?? ''}, after ${((report.meta.times[step - 1] ?? 0) / 1_000).toFixed(1)} s`;
    const slider = page.getByRole('slider', { name: 'Step' });
    const shown = page.frameLocator('iframe[title="Screen"]');
    const expectStep = async (step: number, words: string) => {
      const text = `Step ${String(step + 1)} of ${String(last + 1)}: ${words}`;
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(shown.locator('html')).toHaveAttribute('data-step', String(step));
    };
    // The frame is a page of the development build, which a busy machine takes long to start.
    await shown.locator('html[data-step]').waitFor({ state: 'attached' });
    await expectStep(last, after(last));
    const lastScreen = await shown.getByRole('main').innerText();
    await expect(page.getByRole('heading', { name: 'Problems' })).toBeVisible();
    await expect(page.getByRole('listitem')).toContainText('0.1 s: crash, TypeError: xxxx xx xxx');
    await expectAccessible(page);

    await slider.focus();
    await page.keyboard.press('Home');
    await expectStep(0, 'the beginning');
    await expect.poll(() => shown.getByRole('main').innerText()).not.toBe(lastScreen);
    await page.keyboard.press('ArrowRight');
    await expectStep(1, after(1));

    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow).toBe(0);
    await slider.focus();
    await page.keyboard.press('End');
    await expectStep(last, after(last));
    expect(requests.filter((call) => !/^GET \/(?:static\/)?uploads\//.test(call))).toEqual([]);
    // Or it says to the console that its development server is gone.
    await page.close();
  });
});
