import { isMainThread } from 'node:worker_threads';

// Ends this process when the one that spawned it is gone: kill -9 sends no signal on, but it closes
// the channel between the two.
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.exit(1));
  process.channel.unref();
}
