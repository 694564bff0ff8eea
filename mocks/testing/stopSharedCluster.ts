import { endSharedCluster } from './sharedCluster';

export default async function globalTeardown(): Promise<void> {
  await endSharedCluster();
}
