/** Goes back as the browser's own button does. The store's address follows (`syncHistory`). */
export function goBack(): void {
  window.history.back();
}
