import fc from 'fast-check';
import { RateLimit } from './rateLimit';

test('a burst passes, then as many as are refilled', () => {
  let now = 0;
  const limit = new RateLimit({ perSecond: 2, burst: 3 }, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([
    0, 0, 0, 1,
  ]);
  now = 499;
  expect(limit.take('a')).toBe(1);
  now = 500;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('b')).toBe(0);
  now = 60_000;
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([
    0, 0, 0, 1,
  ]);
});

test('says how long to wait', () => {
  const limit = new RateLimit({ perSecond: 0.1, burst: 1 }, () => 0);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 10]);
});

test('never lets more pass than burst and refill, whatever the times', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 2_000 }), { maxLength: 200 }), (steps) => {
      let now = 0;
      let latest = 0;
      let passed = 0;
      const limit = new RateLimit({ perSecond: 5, burst: 10 }, () => now);
      for (const step of steps) {
        now += Math.max(0, step);
        latest = Math.max(latest, now);
        if (limit.take('a') === 0) passed += 1;
      }
      expect(passed).toBeLessThanOrEqual(10 + (latest / 1_000) * 5);
    }),
  );
});

test('remembers a bounded number of clients', () => {
  const limit = new RateLimit({ perSecond: 1, burst: 1 }, () => 0);
  for (let client = 0; client < 12_000; client += 1) limit.take(String(client));
  expect(limit.size).toBe(10_000);
  expect(limit.take('11999')).toBe(1);
  expect(limit.take('0')).toBe(0);
});
