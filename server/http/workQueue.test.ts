import { workQueue } from './workQueue';

test('work runs a few at a time, in order, and too much is refused', async () => {
  const run = workQueue({ concurrency: 1, waitingMax: 1 });
  const order: string[] = [];
  const running: string[] = [];
  const work = (label: string) => async () => {
    running.push(label);
    expect(running).toHaveLength(1);
    await new Promise(setImmediate);
    running.pop();
    order.push(label);
  };
  const first = run(work('first'));
  const second = run(work('second'));
  await expect(run(work('third'))).rejects.toMatchObject({ name: 'QueueFullError' });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  await run(work('fourth'));
  expect(order).toContain('fourth');
});

test('work that waits too long is refused, and its turn goes to the next', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const run = workQueue({ concurrency: 1, waitingMax: 9, waitLimitMs: 20 });
  let finish: () => void = () => undefined;
  const slow = run(() => new Promise<void>((resolve) => (finish = resolve)));
  const work = jest.fn(() => Promise.resolve());
  const late = run(work);
  jest.advanceTimersByTime(20);
  await expect(late).rejects.toMatchObject({ name: 'QueueFullError' });
  const next = run(() => Promise.resolve('next'));
  finish();
  await slow;
  expect(await next).toBe('next');
  expect(work).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('work that has begun may take its time', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const run = workQueue({ concurrency: 1, waitingMax: 9, waitLimitMs: 20 });
  let finish: (result: string) => void = () => undefined;
  const slow = run(() => new Promise<string>((resolve) => (finish = resolve)));
  jest.advanceTimersByTime(1_000);
  finish('done');
  expect(await slow).toBe('done');
  jest.useRealTimers();
});
