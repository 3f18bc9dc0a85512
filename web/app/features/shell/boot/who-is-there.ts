import { looksSignedIn, readAvailability } from '../../../browser/visit/page-visit.ts'
import { page } from './page.ts'

const show = (element: Element | null, shown: boolean): void => void element?.toggleAttribute('hidden', !shown)

/** Says who is there, as the server knows it now. No answer: nothing is said. */
export async function showAvailability(): Promise<void> {
  const now = await readAvailability()
  if (!now) return
  page.dataset['availability'] = now.state
  const line = document.querySelector(`.avail [data-state="${now.state}"]`)
  if (!line) return
  const minutes = line.querySelector('[data-minutes]')
  if (minutes) minutes.textContent = String(now.wait_minutes ?? '')
  show(line.querySelector('[data-wait]'), now.wait_minutes !== undefined)
  show(line.querySelector('[data-no-wait]'), now.wait_minutes === undefined)
  const opening = line.querySelector('[data-opens]')
  if (opening && now.opens_text) opening.textContent = now.opens_text
  show(line, true)
}

/** The page is the same for everybody; the account link is turned to the profile here. Its code, the bell's, says so in words. */
export function showAccount(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-own]')
  if (!link || !looksSignedIn()) return
  link.href = `/${page.lang}/profile`
}
