import { setCacheNameDetails } from 'workbox-core';
import { PrecacheController, PrecacheRoute, cleanupOutdatedCaches } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { SHELL_PATH } from '../shared/config/paths';
import { inLanguage, splitLanguage } from '../shared/i18n/languages';
import { respondToNavigation, isOurNavigation } from './pageRequests';
import { respondToPicture, isPicture, keepPictures } from './pictureRequests';
import { isOfThisRelease } from './shellRelease';
import { type WorkerScope, isMessage } from './workerScope';
import { workerShop } from './workerShop';

/**
 * The service worker. It precaches the app shells, scripts, fonts and translations of one release, and caches
 * visited pictures; all else goes to the network. A new release waits until the visitor accepts it,
 * so that one page never runs two releases.
 */
declare const self: WorkerScope;

const { id, shells, files } = workerShop;
setCacheNameDetails({ prefix: id });

const precache = new PrecacheController({
  plugins: [{ cacheWillUpdate: (context) => isOfThisRelease(context, shells) }],
});
precache.addToCacheList([...self.__WB_MANIFEST, ...shells, ...files]);
/** The app shell of a path's language; an unknown prefix belongs to the default language. */
const shellFor = async ({ pathname }: URL) =>
  (await precache.matchPrecache(inLanguage(splitLanguage(pathname).language, SHELL_PATH))) ??
  (await precache.matchPrecache(SHELL_PATH));

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([precache.activate(event), self.clients.claim()]));
});
cleanupOutdatedCaches();

registerRoute(new PrecacheRoute(precache));
registerRoute(isOurNavigation, ({ request, url }) =>
  respondToNavigation(request, () => shellFor(url)),
);
registerRoute(isPicture, respondToPicture);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isMessage(data)) return;
  if (data.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (data.type === 'keep-pictures') event.waitUntil(keepPictures(data.urls));
  if (data.type === 'is-your-script') {
    event.ports[0]?.postMessage(precache.getCacheKeyForURL(data.url) !== undefined);
  }
});
