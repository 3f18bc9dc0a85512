import { browserStorage } from '@himoya/kit/browser-storage'
import { showToast } from '../../../ui/screen/toast.ts'
import css from './ask-merge.css?inline'
import { mergeKept } from './merge-kept.ts'
import type { OwnCalls } from '../../../session/own-calls.ts'
import { SAVED_WORDS } from '../../../i18n/with-code/saved-words.ts'

/** Asked once in a tab; the page of saved things offers it again. */
const ASKED_KEY = 'himoya_merge_asked'

/** After signing in: shall what this browser kept go into the account? Nothing is taken over unasked. */
export function askToMerge(own: OwnCalls, onMerged: () => void): void {
  const tab = browserStorage('session')
  if (own.kept.isEmpty() || tab.get(ASKED_KEY) !== null || document.querySelector('.ask')) return
  wearStyles()
  const words = SAVED_WORDS[own.lang]
  const card = document.createElement('section')
  card.className = 'ask'
  card.setAttribute('role', 'status')
  const close = (): void => {
    tab.set(ASKED_KEY, '1')
    card.remove()
  }
  const take = button(words.take, 'btn btn-first', () => {
    take.ariaDisabled = 'true'
    mergeKept(own).then(
      (all) => {
        close()
        showToast({ title: all ? words.taken : words.taken_in_part, status: 'success' })
        onMerged()
      },
      () => {
        take.ariaDisabled = null
        showToast({ title: words.failed, status: 'error' })
      },
    )
  })
  card.append(line('b', words.ask), line('p', words.ask_text), take, button(words.later, 'btn btn-text', close))
  document.body.append(card)
}

/** Without what the mounting of screens brings along. */
function wearStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function line(tag: 'b' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

function button(text: string, classes: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = classes
  element.textContent = text
  element.addEventListener('click', () => {
    if (element.ariaDisabled !== 'true') press()
  })
  return element
}
