import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/renderPart';
import { loadMessages } from '../i18n/messages';
import { ExternalLink } from './ExternalLink';

test('it opens in a new tab, says so, and tells nothing of us', () => {
  renderPart(<ExternalLink href="https://stays.example/">Stays</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Stays (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://stays.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['/terms', '/pap/terms'],
  ['/', '/pap'],
  ['/bikes/listings?type=sale#top', '/pap/bikes/listings?type=sale#top'],
  ['/nl/deals', '/nl/deals'],
  ['/nl?tab=1', '/nl?tab=1'],
  ['/static/folder.pdf', '/static/folder.pdf'],
  ['https://stays.example/terms', 'https://stays.example/terms'],
])('in Papiamento %s leads to %s', async (href, target) => {
  await loadMessages('pap');
  renderPart(<ExternalLink href={href}>Link</ExternalLink>, '/pap');
  expect(screen.getByRole('link', { name: 'Link (ta habri den un tab nobo)' })).toHaveAttribute(
    'href',
    target,
  );
});
