import { failures } from '../src/api/apiErrors';
import { type Language, allLanguages, inLanguage } from '../src/shared/i18n/languages';
import { cases } from '../src/testing/sweeps';
import { testShopFile } from '../src/testing/testShop';
import { expect, test } from './fixtures';
import { settled } from './settled';

/**
 * The texts of each language that no other one has, and that read the same in code. What a call that
 * failed says in the store and at the console is English for everybody.
 */
async function ownTexts(): Promise<readonly (readonly [Language, readonly string[]])[]> {
  const { messageFolders, readMessages } = await import('../scripts/lib/messageFiles.mjs');
  const textsOf = (language: Language) =>
    new Set(
      messageFolders()
        .flatMap((folder) => [...readMessages(folder, language).values()])
        .map(({ text }) => text),
    );
  const catalogues = allLanguages.map((language) => [language, textsOf(language)] as const);
  const told = new Set<string>(Object.values(failures).map(({ message }) => message));
  return catalogues.map(([language, texts]) => {
    const others = catalogues.filter(([other]) => other !== language);
    const isOwn = (text: string) =>
      /^[\p{L} ,.]{12,}$/u.test(text) &&
      !told.has(text) &&
      !others.some(([, other]) => other.has(text));
    return [language, [...texts].filter(isOwn)] as const;
  });
}

test.describe('nobody pays for a language that is not shown', () => {
  // A language that is offered says the question.
  test.use({ locale: 'fr-FR' });
  for (const language of cases(testShopFile.languages.slice(1, 2), testShopFile.languages)) {
    test(`a page in ${language} fetches the messages of no other language`, async ({
      page,
      shop,
    }) => {
      // Not their responses: a browser drops the bodies of a page that is left.
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      for (const path of ['/', '/login', '/cart']) {
        await page.goto(shop.origin + inLanguage(language, path));
        await settled(page);
      }
      await page.locator('footer button[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const texts = [...scripts].map(async (url) => (await fetch(url)).text());
      const code = (await Promise.all(texts)).join('\n');
      const isIn = (text: string) =>
        ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));
      const said = (await ownTexts())
        .map(([other, texts]) => [other, texts.filter(isIn).length] as const)
        .filter(([, count]) => count > 0);
      expect(said).toEqual([[language, expect.any(Number)]]);
      // Of the frame, Home, its late parts, the form, the placeholder and the report's dialog.
      expect(said[0]?.[1]).toBeGreaterThan(50);
    });
  }
});
