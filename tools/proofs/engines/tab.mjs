import { pause } from '../../../scripts/lib/programs.mjs';
import { openPuppeteerTab } from './puppeteerTab.mjs';
import { openWebkitTab } from './webkitTab.mjs';

export const ENGINES = ['chromium', 'firefox', 'webkit'];

const WAIT_LIMIT_MS = 20_000;
const POLL_MS = 100;

/**
 * A tab of an engine, with what a walk does in it.
 * @param {string} folder for the logs of an engine
 */
export async function openTab(engine, size, origin, folder) {
  const driver =
    engine === 'webkit' ? await openWebkitTab(size, folder) : await openPuppeteerTab(engine, size);
  return makeTab(engine, driver, origin);
}

function makeTab(engine, driver, origin) {
  let seen = 0;

  /** Runs a function in the page until it returns something true, and returns that. */
  const until = async (what, script, ...values) => {
    const deadlineMs = Date.now() + WAIT_LIMIT_MS;
    for (let last; ;) {
      try {
        const value = await driver.run(script, ...values);
        if (value) return value;
        last = JSON.stringify(value);
      } catch (error) {
        // A page on its way to another has no document.
        last = error.message;
      }
      if (Date.now() > deadlineMs) throw new Error(`not seen: ${what} (${last})`);
      await pause(POLL_MS);
    }
  };

  const hydrated = () =>
    until(
      'hydration',
      () =>
        document.documentElement.dataset.hydrated !== undefined &&
        document.readyState === 'complete',
    );

  return {
    engine,
    run: driver.run,
    print: driver.print,
    picture: driver.picture,
    key: driver.key,
    type: driver.type,
    close: driver.close,
    until,
    hydrated,
    async go(route) {
      await driver.go(origin + route);
      await hydrated();
    },
    async back() {
      await driver.back();
    },
    async reload() {
      await driver.reload();
      await hydrated();
    },
    /** Presses the first seen element of a selector whose name or text matches. */
    async press(selector, name) {
      // What is still moving would be missed.
      let last;
      const rests = (place) => {
        const isSame = String(place) === String(last);
        last = place;
        return isSame;
      };
      const find = () =>
        until(
          `${selector} "${name}"`,
          (selector, name) => {
            const dialogs = [...document.querySelectorAll('dialog[open]')];
            const found = [...(dialogs.at(-1) ?? document).querySelectorAll(selector)].find(
              (element) =>
                element.checkVisibility() &&
                new RegExp(name).test(
                  element.getAttribute('aria-label') ?? element.textContent.trim(),
                ),
            );
            if (!found) return null;
            found.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = found.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
          },
          selector,
          name,
        );
      while (!rests(await find())) await pause(POLL_MS);
      await driver.pressAt(...last);
    },
    /** The name of what has the focus. */
    focus: () =>
      driver.run(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return 'nothing';
        return activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim();
      }),
    /** What the pages have said since the last call. */
    async newlySaid() {
      const all = await driver.said();
      const fresh = all.slice(seen);
      seen = all.length;
      return fresh;
    },
  };
}
