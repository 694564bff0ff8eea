/** A page of a platform's site: `https://cars.example` and `suvs` make `https://cars.example/suvs`. */
export function platformPage(platformUrl: string, slug: string): string {
  const page = new URL(platformUrl);
  page.pathname = `${page.pathname.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(slug)}`;
  return page.href;
}
