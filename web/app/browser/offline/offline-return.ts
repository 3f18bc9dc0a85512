const EVERY_MS = 5_000

/**
 * The card stands in the place of a page that did not come. The page is asked for again as soon as the site answers: a browser
 * hears of a lost network, and not of a server that was away or of a line that carries nothing. While the chat or a sheet lies
 * open over the card somebody may be writing in it; that goes on by itself, and the card waits for it to be closed.
 */
export function watchReturn(): void {
  if (!document.querySelector('[data-reload]') || location.pathname.endsWith('/offline')) return
  // while nothing answers the card stays
  const look = (): void =>
    void fetch('/healthz').then(
      ({ ok }) => ok && !document.querySelector('dialog[open],[data-panel]') && location.reload(),
      () => null,
    )
  setInterval(look, EVERY_MS)
  addEventListener('online', look)
}
