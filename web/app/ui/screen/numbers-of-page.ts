const SHOWN = 2

/**
 * The emergency numbers. Every page carries the verified ones in the sheet behind SOS, so an island reads them from there: they
 * are right, in the page's language, and need no request.
 */
export function numbersOfPage(): { number: string; label: string }[] {
  const found = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#sos a[href^="tel:"]')) {
    const number = link.href.slice('tel:'.length)
    if (!found.has(number)) found.set(number, link.textContent.replace(number, '').trim())
  }
  return [...found].map(([number, label]) => ({ number, label })).slice(0, SHOWN)
}
