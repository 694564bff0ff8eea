import puppeteer from 'puppeteer-core';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { pause } from '../../../scripts/lib/programs.mjs';

const WATCHED = new Set(['error', 'warn', 'warning']);

/**
 * A tab of Chromium or Firefox, as `makeTab` needs it.
 * @param {'chromium' | 'firefox'} engine
 */
export async function openPuppeteerTab(engine, { width, height }) {
  const isFirefox = engine === 'firefox';
  const executablePath = isFirefox ? '/usr/bin/firefox-esr' : ensureBrowser();
  const browser = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath,
    headless: executablePath.endsWith('headless-shell') ? 'shell' : true,
    // Firefox' policy violations are page errors by this protocol.
    ...(isFirefox && { protocol: 'webDriverBiDi' }),
    args: isFirefox ? [`--width=${width}`, `--height=${height}`] : ['--no-sandbox'],
    defaultViewport: { width, height },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const said = [];
  page.on('console', (message) => {
    if (WATCHED.has(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error.message}`));
  return {
    async go(url) {
      try {
        await page.goto(url, { waitUntil: 'load' });
      } catch (error) {
        // Firefox says this of a page that its predecessor's worker was just about to take.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await page.goto(url, { waitUntil: 'load' });
      }
    },
    run: (script, ...values) => page.evaluate(script, ...values),
    // `goBack` would wait for ever for the `load` of a page from the back/forward cache.
    back: async () => {
      await page.evaluate(() => {
        setTimeout(() => window.history.back());
      });
      await pause(500);
    },
    reload: () => page.reload({ waitUntil: 'load' }),
    pressAt: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    picture: (file) => page.screenshot({ path: file }),
    print: (file) => page.pdf({ path: file, format: 'A4', timeout: 60_000 }),
    said: () => said,
    close: () => browser.close(),
  };
}
