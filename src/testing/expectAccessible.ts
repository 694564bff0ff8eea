import { axe, toHaveNoViolations } from 'jest-axe';

// Not in `setup.ts`: axe takes long to load, and most test files do without it.
expect.extend(toHaveNoViolations);

/** Fails when axe finds anything in an element. The browser tests see its colours too. */
export async function expectAccessible(element: Element): Promise<void> {
  expect(await axe(element)).toHaveNoViolations();
}
