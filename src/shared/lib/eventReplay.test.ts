import { type EarlyEvent, replayEarlyEvents } from './eventReplay';

beforeEach(() => {
  document.documentElement.dataset.hydrated = '';
});
afterEach(() => {
  delete window.earlyEvents;
  document.body.replaceChildren();
});

/** Provides events as the boot script does. */
function leave(events: EarlyEvent[]): void {
  window.earlyEvents = events;
}

function add<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.body.append(element);
  return element;
}

test('clicks and forms are repeated in their order, each when the one before is rendered', async () => {
  const button = add('button');
  const form = add('form');
  const done: string[] = [];
  button.addEventListener('click', () => {
    done.push('click');
    queueMicrotask(() => done.push('rendered'));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submit');
  });
  leave([
    ['click', button],
    ['submit', form],
    ['click', button],
  ]);
  await replayEarlyEvents();
  expect(done).toEqual(['click', 'rendered', 'submit', 'click', 'rendered']);
});

test('each event waits until its part is hydrated, and comes once', async () => {
  const part = add('div', { 'data-is-dehydrated': '' });
  const [inside, outside] = [add('button'), add('button')];
  part.append(inside);
  const done: string[] = [];
  inside.addEventListener('click', () => done.push('inside'));
  outside.addEventListener('click', () => done.push('outside'));
  leave([
    ['click', inside],
    ['click', outside],
  ]);
  await replayEarlyEvents();
  expect(done).toEqual(['outside']);
  delete part.dataset.isDehydrated;
  await replayEarlyEvents();
  await replayEarlyEvents();
  expect(done).toEqual(['outside', 'inside']);
});

test('fields hold again what they held, and tell', async () => {
  const text = add('input', { type: 'text' });
  const box = add('input', { type: 'checkbox' });
  const radio = add('input', { type: 'radio' });
  const select = add('select');
  select.append(new Option('Any', ''), new Option('Honda', 'Honda'));
  radio.checked = true;
  const told: unknown[] = [];
  text.addEventListener('input', () => told.push(text.value));
  for (const field of [box, radio]) field.addEventListener('input', () => told.push(field.checked));
  select.addEventListener('input', () => told.push(select.value));
  leave([
    ['input', text, '20000'],
    ['input', box, true],
    ['input', box, false],
    ['input', radio, true],
    ['input', select, 'Honda'],
  ]);
  await replayEarlyEvents();
  expect(told).toEqual(['20000', true, false, true, 'Honda']);
});

test('who listens to a followed link is told, and it is not followed again', async () => {
  const link = add('a', { href: '/terms', target: '_blank' });
  const clicks: boolean[] = [];
  document.body.addEventListener('click', ({ defaultPrevented }) => clicks.push(defaultPrevented), {
    once: true,
  });
  leave([['visit', link]]);
  await replayEarlyEvents();
  expect(clicks).toEqual([true]);
});

test('what has left the page meanwhile is left alone', async () => {
  const gone = document.createElement('button');
  const click = jest.fn();
  gone.addEventListener('click', click);
  leave([['click', gone]]);
  await replayEarlyEvents();
  expect(click).not.toHaveBeenCalled();
});

test('what is no field of ours is left alone', async () => {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(shape);
  leave([
    ['click', shape],
    ['input', add('p'), 'text'],
    ['input', add('p')],
  ]);
  await expect(replayEarlyEvents()).resolves.toBeUndefined();
});

test('a page that no server rendered has kept nothing', async () => {
  await expect(replayEarlyEvents()).resolves.toBeUndefined();
});
