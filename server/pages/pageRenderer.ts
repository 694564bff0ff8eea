import type { StoreEnvironment } from '../../src/api/thunkExtra';
import { pageMaker } from '../../src/server';
import { contentPolicies } from './contentPolicy';
import { pageHead } from './head';
import { type PageEntry, pageEntry } from './pageEntry';
import { serializePageState } from './serializePageState';
import { type PageParts } from './template';

/** A page never waits longer for its data, in ms. */
const DATA_DEADLINE_MS = 1_500;

export interface PageRendererOptions {
  readonly services: StoreEnvironment;
  readonly template: (parts: PageParts) => Buffer;
  /** The page's inline script. */
  readonly bootScript: string;
  /** Script files of each chunk group, as the build lists them. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  readonly publicUrl: string | null;
}

/** Makes whole pages: rendered, with their head and policy, compressed. */
export function pageRenderer({
  services,
  template,
  bootScript,
  assets,
  publicUrl,
}: PageRendererOptions) {
  const { config } = services;
  const makePage = pageMaker(services, DATA_DEADLINE_MS);
  const hosts = [...new Set([config.apiHost, config.listingsHost])].filter((host) => host !== '');
  const policyOf = contentPolicies(bootScript, hosts);
  const scriptsOf = (chunk: string | null) => {
    // The page's own chunk comes beside the entry, not after it.
    const files = [...(assets.client ?? []), ...(chunk === null ? [] : (assets[chunk] ?? []))];
    return [...new Set(files)].map((file) => `/${file}`);
  };

  return {
    /** The page at an address. */
    async page(href: string): Promise<PageEntry> {
      const page = await makePage(href);
      return pageEntry({
        status: page.status,
        isComplete: page.isComplete,
        policy: policyOf(page.styles),
        html: template({
          head: pageHead(page, publicUrl),
          root: page.html,
          state: serializePageState({ config, state: page.state }),
          scripts: scriptsOf(page.chunk),
        }),
      });
    },

    /** The app shell: the page that the service worker keeps for when we cannot be reached. */
    shell(): PageEntry {
      return pageEntry({
        status: 200,
        isComplete: true,
        policy: policyOf(''),
        html: template({
          head: '',
          root: '',
          state: serializePageState({ config }),
          scripts: scriptsOf(null),
        }),
      });
    },
  };
}

export type PageRenderer = ReturnType<typeof pageRenderer>;
