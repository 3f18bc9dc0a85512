import { hasOwnThings } from '../../../browser/visit/page-visit.ts'
import { readsCyrillic } from '../../../browser/visit/script-choice.ts'
import type { PersonalPart, TouchedPart } from '../../../browser/island-events.ts'
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

/** Parts that wake up by themselves: `data-own` names their files where `data-touch` does not. What does not come is left as everybody sees it. */
function wakeParts(selector: string): void {
  const files = [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['own'] || dataset['touch']!)
  new Set(files).forEach(
    (one) =>
      void loadCode<PersonalPart>(one).then(
        ({ wake }) => wake(),
        () => null,
      ),
  )
}

/** What is this visitor's own, but only where there is anything to show: a first visit fetches nothing. */
export const wakeOwnParts = (): void => void (hasOwnThings() && wakeParts('[data-own]'))

/** What serves whoever reads on: a page that is only looked at fetches nothing for it. */
export const wakeReadParts = (): void => wakeParts('[data-read]')

/** Uzbek in Cyrillic, where somebody chose it. */
export const wakeScript = (): void => void (readsCyrillic() && wakeParts('[lang=uz-Cyrl]'))
