import puppeteer from 'puppeteer-core';

/** A tab of an installed Firefox. (Playwright drives only its own, or one newer than Debian's.) */
export async function openFirefoxTab(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  const said = [];
  page.on('console', (message) => {
    if (/^(?:error|warn)/.test(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error.message}`));
  return {
    go: (url) =>
      page.goto(url).catch((error) => {
        // Firefox says this of a page that the service worker of the previous one is about to control.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return page.goto(url);
      }),
    run: (script, ...values) => page.evaluate(script, ...values),
    press: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    said,
    close: () => browser.close(),
  };
}
