import { chooseCyrillic } from '../browser/visit/script-choice.ts'
import type { PersonalPart, TouchedPart } from '../browser/island-events.ts'
import { turnPage } from '../features/shell/script/turn-page.ts'

/** Uzbek in Cyrillic: by a press in the choice of languages, and on every Uzbek page from then on. */
let is_turned = false

function turn(): void {
  if (is_turned) return
  is_turned = true
  const { documentElement: page, body } = document
  body.lang = 'uz-Cyrl'
  // The font of headings has not all of its letters.
  page.style.setProperty('--head', 'var(--sans)')
  turnPage(body)
  const [latin, cyrillic] = ['uz', 'uz-Cyrl'].map((tag) => document.querySelector(`.lang a[lang=${tag}]`))
  latin?.removeAttribute('aria-current')
  cyrillic?.setAttribute('aria-current', 'true')
  latin?.addEventListener('click', () => chooseCyrillic(false))
}

export const touch: TouchedPart['touch'] = (part) => {
  chooseCyrillic(true)
  part.closest('details')?.removeAttribute('open')
  turn()
}

export const wake: PersonalPart['wake'] = turn
