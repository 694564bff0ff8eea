import { latestOnly } from './latestOnly';

test('works on one at a time, and on the last of those that came meanwhile', async () => {
  const worked: string[] = [];
  const finish: (() => void)[] = [];
  const take = latestOnly((input: string) => {
    worked.push(input);
    return new Promise<void>((resolve) => {
      finish.push(resolve);
    });
  });
  for (const input of ['a', 'b', 'c']) take(input);
  expect(worked).toEqual(['a']);
  finish.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(worked).toEqual(['a', 'c']);
  finish.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  take('d');
  expect(worked).toEqual(['a', 'c', 'd']);
});
