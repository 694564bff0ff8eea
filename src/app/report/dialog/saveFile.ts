/** Lets the browser save a text as a file, as if it were downloaded. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  });
}
