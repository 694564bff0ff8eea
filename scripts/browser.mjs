import { haveBrowser } from './lib/browser.mjs';

// Prints the path of the browser that the tests use, after installing one if there is none.
try {
  const path = haveBrowser();
  console.log(path);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
