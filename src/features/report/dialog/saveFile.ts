/** For how long a browser may take to read the text, in ms: Safari begins after the click. */
const KEPT_MS = 60_000;

/** Lets the browser save a text as a file, as if it were downloaded. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}
