import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, type Navigator, Router, createPath } from 'react-router-dom';
import { servedPart } from './servedPart';

// Idle time comes at any moment on a busy machine; here it never comes.
jest.mock('../shared/lib/idle', () => ({ idle: () => new Promise(() => undefined) }));

interface GreetingProps {
  readonly name: string;
  readonly onPress?: () => void;
}

function Greeting({ name, onPress }: GreetingProps) {
  return (
    <button type="button" onClick={onPress}>
      <Link to="?page=2">{`Hello ${name}`}</Link>
    </button>
  );
}

const SERVED =
  '<div data-is-dehydrated=""><!--$--><button type="button"><a href="/?page=2" data-discover="true">Hello Ana</a></button><!--/$--></div>';

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/** Does something, and lets promises settle. */
const done = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });

/** A part of a served page, whose code comes when the test says so. */
async function openPage() {
  const container = document.createElement('div');
  container.innerHTML = SERVED;
  document.body.replaceChildren(container);
  let arrive: (part: typeof Greeting) => void = () => undefined;
  const load = jest.fn(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  const Part = servedPart('div', load);
  const at = (location: string, props: GreetingProps) => (
    <Router location={location} navigator={navigator}>
      <Part {...props} />
    </Router>
  );
  const onRecoverableError = jest.fn();
  const { rerender } = render(at('/', { name: 'Ana' }), {
    container,
    hydrate: true,
    onRecoverableError,
  });
  // React tries to hydrate the part.
  await done(() => undefined);
  return {
    load,
    onRecoverableError,
    isDehydrated: () => container.innerHTML.includes('data-is-dehydrated'),
    show: (location: string, props: GreetingProps) =>
      done(() => {
        rerender(at(location, props));
      }),
    arrive: () =>
      done(() => {
        arrive(Greeting);
      }),
  };
}

const part = () => screen.getByRole('button');

test('it hydrates when its code has come, with the props of the server, and then follows', async () => {
  const page = await openPage();
  const served = part();
  // It waits for idle time.
  expect(page.load).not.toHaveBeenCalled();
  const press = jest.fn();
  // Other data needs the code now.
  await page.show('/', { name: 'Ben', onPress: press });
  expect(page.load).toHaveBeenCalledTimes(1);
  expect(part()).toBe(served);
  expect(served).toHaveTextContent('Hello Ana');
  expect(page.isDehydrated()).toBe(true);
  await page.arrive();
  expect(part()).toBe(served);
  expect(served).toHaveTextContent('Hello Ben');
  expect(page.isDehydrated()).toBe(false);
  await userEvent.click(served);
  expect(press).toHaveBeenCalledTimes(1);
  expect(page.onRecoverableError).not.toHaveBeenCalled();
});

test('it renders anew at another address, without a gap', async () => {
  const page = await openPage();
  const served = part();
  await page.show('/deals', { name: 'Ana' });
  expect(part()).toBe(served);
  await page.arrive();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/deals?page=2');
  expect(page.isDehydrated()).toBe(false);
  expect(page.onRecoverableError).not.toHaveBeenCalled();
});

test('on a page that the browser renders it is there at once', async () => {
  const Part = servedPart('div', () => Promise.resolve(Greeting));
  await Part.preload();
  const { container } = render(
    <Router location="/" navigator={navigator}>
      <Part name="Ana" />
    </Router>,
  );
  expect(part()).toHaveTextContent('Hello Ana');
  expect(container).not.toContainHTML('data-is-dehydrated');
});
