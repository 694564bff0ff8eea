import { PrecacheController, PrecacheRoute, cleanupOutdatedCaches } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { answerNavigation, isOurNavigation } from './pageRequests';
import { answerPicture, isPicture, keepPictures } from './pictureRequests';
import { isOfThisRelease } from './shellRelease';
import { type WorkerScope, isMessage } from './workerScope';

/**
 * The service worker. The app shell and the assets of one release are precached, visited pictures
 * are kept, everything else goes to the network. A new release waits until the visitor takes it,
 * so that one page never runs two releases.
 */
declare const self: WorkerScope;

/** The server writes a hash of the build and its run-time configuration here. */
const SHELL_REVISION = '%SHELL_REVISION%';
const SHELL_URL = '/app-shell';

const precache = new PrecacheController({
  plugins: [{ cacheWillUpdate: (context) => isOfThisRelease(context, SHELL_URL, SHELL_REVISION) }],
});
precache.addToCacheList([...self.__WB_MANIFEST, { url: SHELL_URL, revision: SHELL_REVISION }]);
const shell = () => precache.matchPrecache(SHELL_URL);

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim()]));
});
cleanupOutdatedCaches();

registerRoute(new PrecacheRoute(precache));
registerRoute(isOurNavigation, ({ request }) => answerNavigation(request, shell));
registerRoute(isPicture, answerPicture);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isMessage(data)) return;
  if (data.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (data.type === 'keep-pictures') event.waitUntil(keepPictures(data.urls));
  if (data.type === 'is-your-script') {
    event.ports[0]?.postMessage(precache.getCacheKeyForURL(data.url) !== undefined);
  }
});
