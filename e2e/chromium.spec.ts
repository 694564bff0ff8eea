import { expect, test } from './fixtures';

const disabled = (args: readonly string[] = []) =>
  args.flatMap((arg) => /^--disable-features=(.*)/.exec(arg)?.[1]?.split(',') ?? []).sort();

test('the browser leaves out what Playwright leaves out, and the popups of the address bar', async ({
  playwright,
  launchOptions,
}) => {
  const plain = await playwright.chromium.launchServer({
    ...launchOptions,
    args: ['--no-sandbox'],
  });
  const playwrights = disabled(plain.process().spawnargs);
  await plain.close();
  expect(playwrights.length).toBeGreaterThan(0);
  // The next release of Playwright may name more.
  expect(disabled(launchOptions.args)).toEqual(
    [...playwrights, 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'].sort(),
  );
});
