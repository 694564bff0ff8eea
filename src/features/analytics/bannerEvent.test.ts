/** @jest-environment node */
import * as v from 'valibot';
import { bannerEventSchema } from './bannerEvent';

const event = {
  eventId: 'e1',
  kind: 'banner-click',
  bannerId: 'b1',
  timestamp: '2026-01-01T00:00:00Z',
  source: 'promo-card',
  position: 0,
};

// spec §5.13
test.each([undefined, '', '  ', 7])(
  'an event with the banner id %p is refused with a text',
  (bannerId) => {
    expect(v.is(bannerEventSchema, event)).toBe(true);
    const { issues = [] } = v.safeParse(bannerEventSchema, { ...event, bannerId });
    expect(issues.map(({ message }) => message)).toEqual(['Banner ID is required']);
  },
);
