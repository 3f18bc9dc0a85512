import { hasOwnThings } from '../../browser/visit/page-visit.ts'
import type { PersonalPart, TouchedPart } from '../../browser/island-events.ts'
import { loadCode } from './late-code.ts'
import { missCode } from './missing-code.ts'

/**
 * Parts of a content page that need code only once somebody touches them: `data-touch` names the files, the module's
 * `touch` gets the part and what was pressed in it. Before that the page has fetched nothing for them.
 */
export function watchTouches(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target as Element
    const part = pressed.closest<HTMLElement>('[data-touch]')
    if (!part) return
    event.preventDefault()
    loadCode<TouchedPart>(part.dataset['touch']!).then(
      ({ touch }) => touch(part, pressed),
      () => missCode(part.dataset['touch']!),
    )
  })
}

/**
 * Parts that show what is this visitor's own (`data-own`: the files, when `data-touch` does not name them) wake up by
 * themselves, but only where there is anything to show: a first visit fetches nothing. What does not come is left as
 * everybody sees it.
 */
export function wakeOwnParts(): void {
  if (!hasOwnThings()) return
  const files = [...document.querySelectorAll<HTMLElement>('[data-own]')].map(
    (part) => part.dataset['own'] || part.dataset['touch']!,
  )
  for (const one of new Set(files))
    loadCode<PersonalPart>(one).then(
      ({ wake }) => wake(),
      () => null,
    )
}
