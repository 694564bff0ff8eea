import { act, fireEvent } from '@testing-library/react';
import { runConnectionClock } from '../features/offline/connection';
import { preloadMenus } from '../features/shell/menus/menus';
import { navigate } from '../router/locationSlice';
import { paths, searchPath, vehiclesPath } from '../shared/config/paths';
import { painted } from '../shared/lib/usePainted';
import { renderApp } from './renderApp';
import { randomNumbers } from './secrets';
import { respondWith } from './states/mockedNetwork';
import { all, failure, plain, responses, success } from './states/stateResponses';

const PRESSABLE =
  'a[href^="/"], button:enabled, input[type="radio"], input[type="checkbox"], summary';
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), select, textarea';
const ADDRESSES = [
  paths.home,
  paths.bikes,
  `${paths.bikes}?listingType=auction&area=Oranjestad`,
  `${paths.bikes}?bike=bike-2`,
  paths.vehicles,
  vehiclesPath('type-1', 'style-2'),
  `${paths.about}#team`,
  paths.login,
  paths.signup,
  paths.wishlist,
  paths.cart,
];
const networks = [
  responses(plain),
  responses(plain),
  { ...responses(plain), banners: failure, listings: failure },
  all(success([])),
];

/**
 * A visit of random steps over all screens, the same for the same seed: what is pressed, typed,
 * addressed, and how the network does.
 * @param texts what is typed, and stands in addresses
 */
export async function randomVisit(seed: number, steps: number, texts: readonly string[]) {
  const random = randomNumbers(seed);
  const oneOf = <Item,>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const text = () => oneOf(texts) ?? '';
  const addresses = [
    () => oneOf(ADDRESSES) ?? paths.home,
    () => searchPath(text()),
    () => `${paths.bikes}?priceMin=${String(Math.floor(random() * 4_000))}&${query(text())}`,
    () => `${paths.bikes}?bike=${encodeURIComponent(text())}&yearMin=${encodeURIComponent(text())}`,
    () => `${paths.category}/${encodeURIComponent(text())}`,
    () => `${vehiclesPath(text())}?${query(text())}`,
    () => `/${encodeURIComponent(text())}/reset?token=${encodeURIComponent(text())}`,
    () => `${paths.about}?${query(text())}#${encodeURIComponent(text())}`,
  ];
  const elements = <Found extends Element>(selector: string) =>
    // What makes a report of the visit is no part of it.
    [...document.querySelectorAll<Found>(selector)].filter(
      (one) =>
        !one.closest('[inert]') &&
        (one.ariaHasPopup !== 'dialog' || one.closest('header') !== null),
    );
  const actions = {
    press: () => {
      const element = oneOf(elements(PRESSABLE));
      if (element) fireEvent.click(element);
    },
    type: () => {
      const field = oneOf(elements<HTMLInputElement | HTMLSelectElement>(FIELDS));
      if (field instanceof HTMLSelectElement) {
        fireEvent.change(field, { target: { value: oneOf([...field.options])?.value } });
      } else if (field) {
        const isNumber = field.inputMode === 'numeric' || field.inputMode === 'decimal';
        const typed = isNumber && random() < 0.6 ? String(Math.floor(random() * 6_000)) : text();
        fireEvent.change(field, { target: { value: typed } });
      }
    },
    submit: () => {
      const form = oneOf(elements('form'));
      if (form) fireEvent.submit(form);
    },
    go: () => {
      view.store.dispatch(navigate(oneOf(addresses)?.() ?? paths.home));
    },
    network: () => {
      respondWith(oneOf(networks) ?? {});
    },
  };
  const kinds = [
    'press',
    'press',
    'press',
    'press',
    'type',
    'type',
    'type',
    'submit',
    'go',
    'go',
    'network',
  ] as const;

  respondWith(responses(plain));
  await preloadMenus();
  const view = await renderApp(oneOf(addresses)?.() ?? paths.home);
  const stopClock = runConnectionClock(view.store);
  for (let step = 0; step < steps; step++) {
    await act(async () => {
      actions[oneOf(kinds) ?? 'press']();
      await painted();
    });
  }
  await act(painted);
  return {
    ...view,
    leave: () => {
      stopClock();
      view.leave();
    },
  };
}

function query(text: string): string {
  return `utm_source=${encodeURIComponent(text)}&${encodeURIComponent(text)}`;
}
