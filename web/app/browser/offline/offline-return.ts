const EVERY_MS = 5_000

/** The page whose place the card has taken. A reload would sign out on somebody else's phone (browser/visit/shared-device.ts). */
export const askForPage = (): void => location.replace(location.pathname + location.search)

/**
 * The card stands in the place of a page that did not come. The page is asked for again as soon as the site answers: a browser
 * hears of a lost network, and not of a server that was away or of a line that carries nothing. While the chat or a sheet lies
 * open over the card somebody may be writing in it; that goes on by itself, and the card waits for it to be closed.
 */
export function watchReturn(): void {
  if (!document.querySelector('[data-reload]') || location.pathname.endsWith('/offline')) return
  // a second time would begin anew what is on its way over a slow line
  let is_asked = false
  const look = (): void =>
    void fetch('/healthz').then(
      ({ ok }) => {
        if (!ok || is_asked || document.querySelector('dialog[open],[data-panel]')) return
        is_asked = true
        askForPage()
      },
      // while nothing answers the card stays
      () => null,
    )
  setInterval(look, EVERY_MS)
  addEventListener('online', look)
}
