/** Loads the page anew every few seconds where no script does; a page with scripts polls instead. */
export function RefreshWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="5" />
    </noscript>
  );
}
