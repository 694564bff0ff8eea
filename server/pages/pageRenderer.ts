import { scriptJson } from '../../node/escape';
import type { StoreEnvironment } from '../../src/api/thunkExtra';
import type { PageState } from '../../src/app/browser/pageState';
import { pageMaker, shellStyles } from '../../src/server';
import type { Language } from '../../src/shared/i18n/languages';
import { getShop } from '../../src/shared/shop/currentShop';
import { previewBar } from '../preview';
import type { ServedShop } from '../servedShop';
import type { AddressKind } from './canonicalAddress';
import { contentPolicy } from './contentPolicy';
import { ownLinks, pageHead } from './head';
import { type PageEntry, pageEntry } from './pageEntry';
import { type PageParts } from './template';

/** Maximum time that a page waits for its data while a visitor waits for the page. */
const DATA_DEADLINE_MS = 1_500;

/**
 * In the background, so that slow backends renew pages, too; and after a purge: an older page is no longer
 * right, and a content system's caches are cold.
 */
const PATIENT_DEADLINE_MS = 10_000;

export interface PageRendererOptions {
  readonly environment: StoreEnvironment;
  readonly template: (parts: PageParts) => Buffer;
  /** The page's inline script. */
  readonly bootScript: string;
  /** Script files of each chunk group, from the build. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  readonly publicUrl: string | null;
  readonly shop: Pick<ServedShop, 'theme' | 'files'>;
}

/** Renders complete pages with head and policy. */
export function pageRenderer({
  environment,
  template,
  bootScript,
  assets,
  publicUrl,
  shop: { theme, files },
}: PageRendererOptions) {
  const { config } = environment;
  const { isPreview } = config;
  const makePage = pageMaker(environment, DATA_DEADLINE_MS, theme);
  const makePatiently = pageMaker(environment, PATIENT_DEADLINE_MS, theme);
  const hosts = [...new Set([config.apiHost, config.listingsHost])].filter((host) => host !== '');
  // Bikes' pictures, unless our server fetches them.
  const pictureHosts = [config.listingsHost].filter(
    (host) => host !== '' && !config.pictureOrigins.includes(host),
  );
  const policyFor = contentPolicy({ bootScript, hosts, pictureHosts });
  /** Lists the page's own chunks and messages, to load them in parallel with the entry. */
  const scriptsOf = (language: Language, chunks: readonly string[] = []) => {
    const files = ['client', `${language}-ts`, ...chunks].flatMap((name) => assets[name] ?? []);
    return [...new Set(files)].map((file) => `/${file}`);
  };
  const stateText = (language: Language, state?: PageState['state']) => {
    const own = { ...config, language, shop: getShop(language) };
    const pageState: PageState = state ? { config: own, state } : { config: own };
    return scriptJson(pageState);
  };

  return {
    /**
     * @param href path and query
     * @param isPatient whether to wait longer for the data
     */
    async page(href: string, kind: AddressKind, isPatient = false): Promise<PageEntry> {
      const page = await (isPatient ? makePatiently : makePage)(href);
      return pageEntry({
        kind,
        language: page.language,
        status: page.status,
        // Nobody keeps drafts.
        isComplete: page.isComplete && !isPreview,
        policy: policyFor(page.styles.hash),
        html: template({
          language: page.language,
          head: pageHead(page, publicUrl, files),
          menu: (isPreview ? previewBar(page.language, href) : '') + page.scriptlessMenu,
          root: page.html,
          state: stateText(page.language, page.state),
          scripts: scriptsOf(page.language, page.chunks),
        }),
      });
    },

    /** The app shell of a language, which the service worker caches for offline use. */
    shell(language: Language): PageEntry {
      const styles = shellStyles(theme);
      return pageEntry({
        kind: 'fixed',
        language,
        status: 200,
        isComplete: true,
        policy: policyFor(styles.hash),
        html: template({
          language,
          head: styles.html + ownLinks(files),
          menu: '',
          root: '',
          state: stateText(language),
          scripts: scriptsOf(language),
        }),
      });
    },
  };
}

export type PageRenderer = ReturnType<typeof pageRenderer>;
