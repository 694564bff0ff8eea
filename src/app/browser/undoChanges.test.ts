import { translatePage } from '../../testing/translatePage';
import { undoChanges } from './undoChanges';

const PAGE =
  '<main><p>One <b>two</b> three</p><form><input name="email"><input name="password"></form></main>';

/** Changes the page and reverts that. Returns the elements before and after. */
function changeAndUndo(change: () => void) {
  document.body.innerHTML = PAGE;
  const elements = [...document.querySelectorAll('*')];
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  change();
  expect(document.body.innerHTML).not.toBe(PAGE);
  const changes = watcher.takeRecords();
  watcher.disconnect();
  undoChanges(changes);
  return { before: elements, after: [...document.querySelectorAll('*')] };
}

const field = () => document.querySelector('input');

test.each([
  ['each text replaced by elements', translatePage],
  [
    'each text written over',
    () => {
      for (const text of document.querySelectorAll('b')) {
        if (text.firstChild) text.firstChild.nodeValue = 'dos';
      }
    },
  ],
  [
    'an icon beside each field',
    () => {
      for (const input of document.querySelectorAll('input')) {
        input.after(document.createElement('span'));
      }
    },
  ],
  [
    'a field put into an element',
    () => {
      const box = document.createElement('div');
      field()?.replaceWith(box);
      box.append(document.createElement('i'));
    },
  ],
  [
    'one after the other',
    () => {
      translatePage();
      field()?.before(document.createElement('i'), 'words');
      document.querySelector('p')?.replaceChildren('all', ' gone');
    },
  ],
])('%s: the page is again what the server rendered, with the same elements', (_name, change) => {
  const { before, after } = changeAndUndo(change);
  expect(document.body.innerHTML).toBe(PAGE);
  expect(after).toHaveLength(before.length);
  after.forEach((element, index) => {
    expect(element).toBe(before[index]);
  });
});
