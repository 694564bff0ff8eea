/** Before the browser tests: the shop is built. (The browser is found by `scripts/e2e.mjs`.) */
export default async function globalSetup(): Promise<void> {
  const { buildOnce } = await import('../scripts/lib/buildOnce.mjs');
  await buildOnce();
}
