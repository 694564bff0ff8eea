import { replayEarlyEvents } from './earlyEvents';

afterEach(() => {
  delete window.earlyEvents;
  document.body.replaceChildren();
});

test('clicks and forms from before hydration are repeated in their order', () => {
  document.body.innerHTML = '<button>Menu</button><form><button>Search</button></form>';
  const done: string[] = [];
  const button = document.querySelector('button');
  const form = document.querySelector('form');
  button?.addEventListener('click', () => done.push('click'));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submit');
  });
  if (!button || !form) throw new Error('The page is incomplete');
  window.earlyEvents = () => [
    ['click', button],
    ['submit', form],
    ['click', button],
  ];
  replayEarlyEvents();
  expect(done).toEqual(['click', 'submit', 'click']);
});

test('what has left the page meanwhile is left alone', () => {
  const gone = document.createElement('button');
  const click = jest.fn();
  gone.addEventListener('click', click);
  window.earlyEvents = () => [['click', gone]];
  replayEarlyEvents();
  expect(click).not.toHaveBeenCalled();
});

test('a shape has no click of its own', () => {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(shape);
  window.earlyEvents = () => [['click', shape]];
  expect(replayEarlyEvents).not.toThrow();
});

test('a page that no server rendered has kept nothing', () => {
  expect(replayEarlyEvents).not.toThrow();
});
