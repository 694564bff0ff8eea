import { screen } from '@testing-library/react';

/** The part of the page below a heading, which is no landmark; the last one of several. */
export function sectionOf(heading: string): HTMLElement {
  const section = screen.getAllByRole('heading', { name: heading }).at(-1)?.closest('section');
  if (!section) throw new Error(`No section has the heading ${heading}`);
  return section;
}
