/** Stands where a screen's code is still on its way. */
export function ScreenLoading() {
  return (
    <p role="status" style={{ minHeight: '60vh' }}>
      Loading...
    </p>
  );
}
