import type { PlaceAnswerBody } from '@himoya/contract/content/place-answers'
import { uuid } from '@himoya/kit/uuid'
import { sayOfPlace, type Said } from '../browser/calls/place-answer.ts'
import { lengthWords } from '../i18n/with-code/length-words.ts'
import { pageLanguage } from '../ui/island/island-page.ts'
import { showToast } from '../ui/screen/toast.ts'

type Answer = PlaceAnswerBody['answer']

/** Loaded at the first press on an answer (features/content/places/did-they-help.tsx); words and ways on stand in the page. Nothing is kept here. */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  const answer = pressed.closest<HTMLElement>('[data-say]')?.dataset['say'] as Answer | undefined
  const after = part.parentElement?.querySelector<HTMLElement>('[data-after]')
  const { place } = part.dataset
  if (!answer || !after || !place || part.ariaBusy) return
  // who was not helped does not wait for a line to see where else to go
  const ways = after.querySelector<HTMLElement>('[data-ways]')!
  ways.hidden = answer === 'yes'
  part.ariaBusy = 'true'
  const said = await sayOfPlace(`${place}/answer/`, { answer })
  part.ariaBusy = null
  if (said !== 'done') {
    after.hidden = answer === 'yes'
    after.querySelector<HTMLElement>('[data-words]')!.hidden = true
    return complain(part, said)
  }
  part.hidden = true
  after.hidden = false
  const form = after.querySelector<HTMLFormElement>('[data-words]')!
  form.hidden = false
  const field = form.querySelector('textarea')!
  field.addEventListener('input', () => {
    form.querySelector('[role=status]')!.textContent = lengthWords(pageLanguage(), field.value.trim().length, mostOf(field))
  })
  const tried = { words: '', id: '' }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendWords(form, tried, { place, answer }).then((came) => came && came !== 'done' && complain(part, came))
  })
  uncover(after.querySelector<HTMLElement>(`[data-thanks="${answer}"]`)!)
}

const mostOf = ({ dataset }: HTMLTextAreaElement): number => Number(dataset['most'])

type Tried = { words: string; id: string }

/** null: there is nothing to send, or it is on its way. */
async function sendWords(
  form: HTMLFormElement,
  tried: Tried,
  { place, answer }: { place: string; answer: Answer },
): Promise<Said | null> {
  const field = form.querySelector('textarea')!
  const words = field.value.trim()
  if (words === '' || words.length > mostOf(field) || form.ariaBusy) {
    field.focus()
    return null
  }
  form.ariaBusy = 'true'
  field.readOnly = true
  // whose answer was lost on its way is the same words again, not those of somebody else
  if (tried.words !== words) Object.assign(tried, { words, id: uuid() })
  const said = await sayOfPlace(`${place}/words/`, { id: tried.id, answer, words })
  form.ariaBusy = null
  field.readOnly = false
  if (said !== 'done') return said
  // on a phone that others use, what was written is not left in a hidden field
  field.value = ''
  tried.words = ''
  form.hidden = true
  uncover(form.parentElement!.querySelector<HTMLElement>('[data-sent]')!)
  return said
}

function uncover(words: HTMLElement): void {
  words.hidden = false
  words.focus()
}

function complain({ dataset }: HTMLElement, said: Exclude<Said, 'done'>): void {
  showToast({ title: dataset[said] ?? '', status: 'error' })
}
