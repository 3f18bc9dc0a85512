import { sayHelpful } from '../browser/calls/helpful.ts'
import { showToast } from '../ui/screen/toast.ts'

/** Loaded at the first press on one of the two answers (app/ui/site/helpful.tsx); words come with the page. */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  const answer = pressed.closest<HTMLElement>('[data-say]')?.dataset['say']
  const { call, thanks, sorry, failed } = part.dataset
  if (!answer || !call || part.ariaBusy) return
  part.ariaBusy = 'true'
  const done = await sayHelpful(call, answer === 'yes')
  part.ariaBusy = null
  if (!done) return showToast({ title: failed ?? '', status: 'error' })
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.tabIndex = -1
  words.textContent = (answer === 'yes' ? thanks : sorry) ?? ''
  part.replaceChildren(words)
  words.focus()
}
