import type { Language } from '@himoya/contract/languages'
import { sayHelpful } from '../browser/calls/helpful.ts'
import { HELPFUL_WORDS } from '../i18n/with-code/helpful-words.ts'
import { element } from '../ui/screen/element.ts'
import { numbersOfPage } from '../ui/screen/numbers-of-page.ts'
import { showToast } from '../ui/screen/toast.ts'

/** Loaded at the first press on one of the two answers (app/ui/site/helpful.tsx); what it says at once comes with the page. */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  const answer = pressed.closest<HTMLElement>('[data-say]')?.dataset['say']
  const { call, thanks, sorry, failed } = part.dataset
  if (!answer || !call || part.ariaBusy) return
  // who was not helped does not wait for a line to see where else to go
  showWays(part, answer === 'no')
  part.ariaBusy = 'true'
  const done = await sayHelpful(call, answer === 'yes')
  part.ariaBusy = null
  if (!done) return showToast({ title: failed ?? '', status: 'error' })
  const words = element('p', (answer === 'yes' ? thanks : sorry) ?? '')
  words.setAttribute('role', 'status')
  words.tabIndex = -1
  part.replaceChildren(words)
  words.focus()
}

/** After the part, not in it: what is pressed there is for `touch` alone. */
function showWays(part: HTMLElement, shown: boolean): void {
  const next = part.nextElementSibling
  if (next?.matches('[data-ways]')) next.remove()
  if (shown) part.after(waysOn())
}

/** A counsellor, the numbers, a place, and who stands above us: one tap each. */
function waysOn(): HTMLElement {
  const lang = document.documentElement.lang as Language
  const { write, supervisor, places } = HELPFUL_WORDS[lang]
  const talk = link(write, `/${lang}/numbers#write`)
  talk.dataset['openChat'] = ''
  const calls = numbersOfPage().map(({ number, label }) => link(`${number} ${label}`, `tel:${number}`))
  const ways = document.createElement('p')
  ways.className = 'helpful'
  ways.lang = lang
  ways.dataset['ways'] = ''
  ways.append(talk, ...calls, link(places, `/${lang}/places`), link(supervisor, `/${lang}/complaint`))
  return ways
}

function link(words: string, href: string): HTMLAnchorElement {
  const made = element('a', words)
  made.className = 'btn btn-second'
  made.href = href
  return made
}
