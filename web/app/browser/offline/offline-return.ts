const EVERY_MS = 5_000
/** A page on its way has the time of so many looks: asked for at each it would begin anew on a slow line. */
const PATIENT_LOOKS = 12

/** The page whose place the card has taken. A reload would sign out on somebody else's phone (browser/visit/shared-device.ts). */
export const askForPage = (): void => location.replace(location.pathname + location.search)

/**
 * The card stands in the place of a page that did not come. The page is asked for again as soon as the site answers: a browser
 * hears of a lost network, and not of a server that was away or of a line that carries nothing. While the chat or a sheet lies
 * open over the card somebody may be writing in it; that goes on by itself, and the card waits for it to be closed.
 */
export function watchReturn(): void {
  if (!document.querySelector('[data-reload]') || /\/(?:offline|kept)$/.test(location.pathname)) return
  let looks = 0
  const look = (): void =>
    void fetch('/healthz').then(
      ({ ok }) => {
        // a browser may give up on a page without a word: the card would stand there for ever
        if (ok && !document.querySelector('dialog[open],[data-panel]') && looks++ % PATIENT_LOOKS === 0) askForPage()
      },
      // while nothing answers the card stays
      () => null,
    )
  setInterval(look, EVERY_MS)
  addEventListener('online', look)
}
