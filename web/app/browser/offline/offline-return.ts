const EVERY_MS = 5_000

/**
 * The card stands in the place of a page that did not come. The page is asked for again as soon as the site answers: a browser
 * hears of a lost network, and not of a server that was away or of a line that carries nothing.
 */
export function watchReturn(): void {
  if (!document.querySelector('[data-reload]') || location.pathname.endsWith('/offline')) return
  // while nothing answers the card stays
  setInterval(
    () =>
      void fetch('/healthz').then(
        ({ ok }) => ok && location.reload(),
        () => null,
      ),
    EVERY_MS,
  )
}
