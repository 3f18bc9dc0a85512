import { LESSON_FEEDBACK } from '@himoya/contract/content/learning-lists'
import { element } from '../../../ui/screen/element.ts'
import type { LearningWords } from '../../../i18n/with-code/learning-words.ts'

type Tag = (typeof LESSON_FEEDBACK)[number]

/**
 * "What was the lesson like?", for those who are signed in. Any of the answers at once; `send` gets all that are chosen and
 * throws when they could not be kept: then the choice is as it was.
 */
export function feedbackPart(words: LearningWords, given: readonly Tag[], send: (tags: Tag[]) => Promise<void>): HTMLElement {
  let chosen = LESSON_FEEDBACK.filter((tag) => given.includes(tag))
  let busy = false
  const chips = LESSON_FEEDBACK.map((tag) => [tag, element('button', words[tag])] as const)
  // Whoever found it hard to read is told where a person is.
  const help = element('p', words.hard_help)
  help.className = 'banner'
  help.setAttribute('role', 'status')
  const show = (tags: Tag[]): void => {
    chosen = tags
    for (const [tag, chip] of chips) chip.ariaPressed = String(tags.includes(tag))
    help.hidden = !tags.includes('hard')
  }
  for (const [tag, chip] of chips) {
    chip.type = 'button'
    chip.addEventListener('click', () => {
      if (busy) return
      const before = chosen
      busy = true
      show(before.includes(tag) ? before.filter((one) => one !== tag) : [...before, tag])
      send(chosen)
        .catch(() => show(before))
        .finally(() => (busy = false))
    })
  }
  show(chosen)
  return frame(words, chips, help)
}

function frame(words: LearningWords, chips: readonly (readonly [Tag, HTMLElement])[], help: HTMLElement): HTMLElement {
  const title = element('h3', words.feedback)
  title.id = 'feedback'
  const row = document.createElement('div')
  row.className = 'tags'
  row.setAttribute('role', 'group')
  row.setAttribute('aria-labelledby', title.id)
  row.append(...chips.map(([, chip]) => chip))
  const kept = element('p', words.feedback_kept)
  kept.className = 'meta'
  const part = document.createElement('section')
  part.className = 'feedback'
  part.append(title, row, kept, help)
  return part
}
