import type { StoreEnvironment } from '../../src/api/thunkExtra';
import type { PageState } from '../../src/app/startup/pageState';
import { pageMaker, shellStyles } from '../../src/server';
import { contentPolicy } from './contentPolicy';
import { scriptJson } from './escape';
import { pageHead } from './head';
import { type PageEntry, pageEntry } from './pageEntry';
import { type PageParts } from './template';

/** A page never waits longer for its data. */
const DATA_DEADLINE_MS = 1_500;

export interface PageRendererOptions {
  readonly environment: StoreEnvironment;
  readonly template: (parts: PageParts) => Buffer;
  /** The page's inline script. */
  readonly bootScript: string;
  /** Script files of each chunk group, as the build lists them. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  readonly publicUrl: string | null;
}

/** Makes whole pages: rendered, with their head and policy. */
export function pageRenderer({
  environment,
  template,
  bootScript,
  assets,
  publicUrl,
}: PageRendererOptions) {
  const { config } = environment;
  const makePage = pageMaker(environment, DATA_DEADLINE_MS);
  const hosts = [...new Set([config.apiHost, config.listingsHost])].filter((host) => host !== '');
  const scriptsOf = (chunk: string | null) => {
    // The page's own chunk loads beside the entry, not after it.
    const files = [...(assets.client ?? []), ...(chunk === null ? [] : (assets[chunk] ?? []))];
    return [...new Set(files)].map((file) => `/${file}`);
  };
  const stateText = (state?: PageState['state']) => {
    const pageState: PageState = state ? { config, state } : { config };
    return scriptJson(pageState);
  };

  return {
    /** @param href path and query */
    async page(href: string): Promise<PageEntry> {
      const page = await makePage(href);
      return pageEntry({
        status: page.status,
        isComplete: page.isComplete,
        policy: contentPolicy({ bootScript, styles: page.styles, hosts }),
        html: template({
          head: pageHead(page, publicUrl),
          menu: page.scriptlessMenu,
          root: page.html,
          state: stateText(page.state),
          scripts: scriptsOf(page.chunk),
        }),
      });
    },

    /** The app shell: the service worker keeps this page for when we cannot be reached. */
    shell(): PageEntry {
      const styles = shellStyles();
      return pageEntry({
        status: 200,
        isComplete: true,
        policy: contentPolicy({ bootScript, styles, hosts }),
        html: template({
          head: styles,
          menu: '',
          root: '',
          state: stateText(),
          scripts: scriptsOf(null),
        }),
      });
    },
  };
}

export type PageRenderer = ReturnType<typeof pageRenderer>;
