/** Goes back, as the browser's button does. The store's address follows (`syncHistory`). */
export function goBack(): void {
  window.history.back();
}
