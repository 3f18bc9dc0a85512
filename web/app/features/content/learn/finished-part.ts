import type { LearningWords } from '../../../i18n/with-code/learning-words.ts'
import { element } from '../../../ui/screen/element.ts'

/** The end of a lesson's page before (its button) and after it was marked as done. */
export function showFinished(part: HTMLElement, words: LearningWords, done: boolean): void {
  part.querySelector('[data-finish]')?.toggleAttribute('hidden', done)
  const shown = part.querySelector<HTMLElement>('.finished')
  if (shown) shown.hidden = !done
  else if (done) part.prepend(finishedRow(part, words))
}

function finishedRow({ dataset }: HTMLElement, words: LearningWords): HTMLElement {
  const tick = element('i', '✓')
  tick.ariaHidden = 'true'
  const said = document.createElement('div')
  const place = element('p', words.place(Number(dataset['number']), Number(dataset['count'])))
  place.className = 'meta'
  said.append(element('h2', words.done), place)
  const row = document.createElement('div')
  row.className = 'finished'
  row.setAttribute('role', 'status')
  row.append(tick, said)
  return row
}
