import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pause } from '../../../scripts/lib/programs.mjs';
import { paths, searchPath } from '../../../scripts/lib/shopPaths.mjs';

const require = createRequire(import.meta.url);
const { translatePage } = require('../../../src/testing/translatePage.ts');

/** Every address with a page, and one without. */
const ADDRESSES = [
  paths.home,
  paths.bikes,
  paths.vehicles,
  paths.about,
  paths.login,
  paths.signup,
  searchPath('boat'),
  paths.wishlist,
  paths.cart,
  `${paths.category}/deals`,
  paths.deals,
  paths.newArrivals,
  paths.bestSellers,
  paths.support,
  '/none',
];

function assert(holds, what) {
  if (!holds) throw new Error(what);
}

async function assertFocus(tab, name) {
  await tab.until(
    `focus on ${name}`,
    (name) => {
      const { activeElement } = document;
      const said = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      return activeElement !== document.body && new RegExp(name).test(said.trim());
    },
    name,
  );
}

const seesText = (tab, text) =>
  tab.until(`"${text}"`, (text) => document.body.innerText.includes(text), text);

const isOpen = (tab, selector) =>
  tab.until(selector, (selector) => document.querySelector(selector) !== null, selector);

const isGone = (tab, selector) =>
  tab.until(`no ${selector}`, (selector) => document.querySelector(selector) === null, selector);

/** Waits until the pictures in view are there, and nothing moves. */
async function settled(tab) {
  await tab.until('pictures', () => {
    const isThere = [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || top > innerHeight || bottom < 0;
    });
    const moves = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect.getComputedTiming().iterations !== Infinity,
      );
    return isThere && !moves;
  });
  // The screen without a monitor shows a frame some time after it was made.
  await pause(500);
}

async function shoot(tab, walk, name) {
  await settled(tab);
  await tab.picture(path.join(walk.pictures, `${name}-${walk.width}-${tab.engine}.png`));
}

/** Pages of a printed file, as they come out of `pdftoppm` with these dots per inch. */
const DPI = 40;
/** Of the 12 px below each line of cards, in dots. A card that is cut reaches the end of its page. */
const BLANK_DOTS = 3;

/** How many pictures the first page has, and on which pages something is cut at the end. */
function readPaper(file) {
  const list = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' });
  // Smaller ones are shadows.
  const onFirst = list.split('\n').filter((line) => {
    const [page, , type, width] = line.trim().split(/\s+/);
    return page === '1' && type === 'image' && Number(width) > 150;
  }).length;
  execFileSync('pdftoppm', ['-r', String(DPI), '-png', file, file]);
  const name = path.basename(file);
  const pages = readdirSync(path.dirname(file)).filter(
    (other) => other.startsWith(`${name}-`) && other.endsWith('.png'),
  );
  const cut = pages.filter((page) => {
    const darkest = execFileSync(
      'convert',
      [
        path.join(path.dirname(file), page),
        ...['-gravity', 'South', '-crop', `x${BLANK_DOTS}+0+0`, '+repage'],
        ...['-format', '%[fx:minima]', 'info:'],
      ],
      { encoding: 'utf8' },
    );
    return Number(darkest) < 0.99;
  });
  return { onFirst, cut };
}

/** Storage of the worker: from here on the shop opens offline. */
async function keptOffline(tab) {
  await tab.until('worker', () => navigator.serviceWorker.controller !== null);
  await tab.until('stored responses', async () => {
    const { config } = JSON.parse(document.getElementById('page-state').textContent);
    const bases = await indexedDB.databases();
    // To open one that is not there would make it.
    if (!bases.some(({ name }) => name === config.shop.id)) throw new Error('no database');
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the database does not answer')), 2_000);
      const open = indexedDB.open(config.shop.id);
      open.onsuccess = () => {
        const base = open.result;
        const all = base.transaction('copies').objectStore('copies').getAll();
        all.onsuccess = () => {
          base.close();
          const stored = JSON.stringify(all.result);
          if (stored.includes('getFeaturedProducts')) resolve(true);
          else reject(new Error(`stored are ${stored.slice(0, 200)}`));
        };
      };
    });
  });
}

/**
 * The walk, by the names of its steps. Each gets the tab and the walk: `width` in px, `gate` in front
 * of the shop, the folder `pictures`. A step may say what it could not try.
 */
export const steps = {
  async 'each address'(tab) {
    for (const address of ADDRESSES) {
      await tab.go(address);
      await tab.until(`heading of ${address}`, () => {
        const heading = document.querySelector('h1, h2');
        return heading !== null && !document.body.innerText.includes('Something went wrong');
      });
    }
  },

  async pictures(tab, walk) {
    for (const [name, address] of [
      ['home', paths.home],
      ['bikes', paths.bikes],
      ['login', paths.login],
    ]) {
      await tab.go(address);
      await tab.until('no splash', () => !document.body.innerText.includes('Loading Dushi Market'));
      await shoot(tab, walk, name);
    }
  },

  async 'the menu'(tab, walk) {
    await tab.go(paths.home);
    const isPhone = walk.width < 1024;
    const button = isPhone ? 'Menu' : 'Categories';
    await tab.press('header button', `^${button}$`);
    await isOpen(tab, isPhone ? 'dialog[open]' : '#categories-panel a');
    await shoot(tab, walk, 'menu');
    if (isPhone) {
      const edge = await tab.run(
        () =>
          getComputedStyle(document.querySelector('dialog[open]'), '::backdrop').backgroundColor,
      );
      assert(!/^rgba\(0, 0, 0, 0\)$|transparent/.test(edge), `nothing dims the page: ${edge}`);
    }
    await tab.key('Escape');
    await isGone(tab, isPhone ? 'dialog[open]' : '#categories-panel a');
    await assertFocus(tab, `^${button}$`);
  },

  async filters(tab, walk) {
    await tab.go(paths.bikes);
    if (walk.width < 1024) await tab.press('main button', '^Show Filters');
    await tab.press('main button', '^Red$');
    await tab.until('filtered address', () => location.search === '?color=Red');
    await tab.press('main button', '^Clear');
    await tab.until('address without filters', () => location.search === '');
  },

  async 'a bike, and Back'(tab, walk) {
    await tab.go(paths.bikes);
    await tab.press('main a', '^View Bike');
    await isOpen(tab, 'dialog[open]');
    await tab.until(
      'pictures of the bike',
      () => document.querySelectorAll('dialog img').length > 2,
    );
    await shoot(tab, walk, 'bike');
    await tab.press('dialog button', '^Picture 2 of');
    await tab.key('ArrowRight');
    await tab.until(
      'third picture',
      () =>
        document.activeElement?.getAttribute('aria-current') === 'true' &&
        document.activeElement.getAttribute('aria-label')?.startsWith('Picture 3'),
    );
    await tab.back();
    await isGone(tab, 'dialog[open]');
    await tab.until('address of the list', () => location.search === '');
  },

  async forms(tab) {
    await tab.go(paths.login);
    await tab.press('main button', '^Log in$');
    await seesText(tab, 'Enter your email');
    // A password manager that fires no event.
    await tab.run(() => {
      const set = (name, value) => {
        document.querySelector(`[name="${name}"]`).value = value;
      };
      set('email', 'ana@example.com');
      set('password', 'correct horse battery');
    });
    await tab.press('main button', '^Log in$');
    await seesText(tab, 'Accounts are not open yet');
  },

  async 'the language'(tab) {
    await tab.go(paths.about);
    await tab.press('footer a', '^Nederlands$');
    await tab.until(
      'Dutch',
      () => document.documentElement.lang === 'nl' && location.pathname === '/nl/about',
    );
    const line = await tab.run(() => {
      const present = document.querySelector('[hreflang][aria-current]');
      const { textDecorationLine, textDecorationThickness } = getComputedStyle(present);
      return `${textDecorationLine} ${textDecorationThickness}`;
    });
    assert(line === 'underline 2px', `the present language is not marked: ${line}`);
  },

  async 'a heart'(tab) {
    await tab.go(paths.home);
    await tab.press('main button', '^Add .* to wishlist$');
    await isOpen(tab, '[aria-pressed="true"]');
  },

  async 'offline and back'(tab, walk) {
    await tab.go(paths.home);
    await keptOffline(tab);
    walk.gate.shut();
    try {
      // Typed, not reloaded: a copy of the browser's own would show neither its age nor that it is old.
      await tab.go(paths.home);
      await seesText(tab, 'Saved');
    } finally {
      walk.gate.open();
    }
    // The shop may have tried by itself before.
    await tab.until('fresh content', () => {
      const buttons = [...document.querySelectorAll('aside button')];
      buttons.find(({ textContent }) => textContent === 'Try Again')?.click();
      return !document.body.innerText.includes('Saved');
    });
  },

  async 'a report'(tab) {
    await tab.go(paths.home);
    await tab.until('worker', () => navigator.serviceWorker.controller !== null);
    await tab.press('footer button', '^Report a problem$');
    await isOpen(tab, 'dialog[open] iframe');
    await tab.until('pictures in the preview', () => {
      const { images } = document.querySelector('dialog[open] iframe').contentDocument;
      const seen = [...images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      return seen.length > 3;
    });
    const mode = await tab.run(
      () => document.querySelector('dialog[open] iframe').contentDocument.compatMode,
    );
    assert(mode === 'CSS1Compat', 'the preview is laid out in quirks mode');
    await tab.press('dialog button', '^Close');
    await isGone(tab, 'dialog[open]');
    await assertFocus(tab, '^Report a problem');
  },

  async paper(tab, walk) {
    if (!tab.print) return 'cannot print';
    await tab.go(paths.bikes);
    await tab.until(
      'the whole list',
      () => document.querySelector('[aria-setsize="320"]') !== null,
    );
    await tab.until('its height', () => document.body.scrollHeight > 3_000);
    const file = path.join(walk.pictures, `bikes-${walk.width}-${tab.engine}.pdf`);
    await tab.print(file);
    const { onFirst, cut } = readPaper(file);
    // The scene, and a line of bikes.
    assert(onFirst >= 5, `the first page has ${onFirst} pictures`);
    assert(cut.length === 0, `something is cut at the end of ${cut.join(', ')}`);
  },

  async 'the back/forward cache'(tab) {
    await tab.go(paths.about);
    await tab.run(() => {
      window.scrollTo(0, 600);
      window.isTheSame = true;
    });
    await tab.until('scrolled', () => Math.round(scrollY) === 600);
    const away = await tab.run(() => {
      setTimeout(() => location.assign('/login'), 100);
      return true;
    });
    assert(away, 'left');
    await tab.until('login', () => location.pathname === '/login');
    await tab.hydrated();
    await tab.back();
    await tab.until('About', () => location.pathname === '/about');
    await tab.until('the place where it was left', () => Math.abs(scrollY - 600) <= 2);
    const isKept = await tab.run(() => window.isTheSame === true);
    // Chromium's headless shell keeps no pages.
    return isKept || tab.engine === 'chromium' ? undefined : 'the page was loaded again';
  },

  async 'a translated page'(tab) {
    await tab.go(paths.vehicles);
    await tab.run(translatePage);
    await tab.press('main a', 'SUV|Sedan|Truck');
    await tab.until('the type', () => /^\/vehicles\/./.test(location.pathname));
    await tab.run(translatePage);
    await tab.back();
    await tab.until('all types', () => location.pathname === '/vehicles');
    await tab.go(paths.login);
    await tab.press('main button', '^Log in$');
    await seesText(tab, 'Enter your email');
    await tab.run(translatePage);
    await tab.press('main input', '.*');
    await tab.type('nobody');
    await tab.key('Tab');
    await tab.until(
      'the other sentence',
      () => !document.body.innerText.includes('Enter your email'),
    );
  },
};
