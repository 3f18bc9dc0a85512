import { createElement, Volume2 } from 'lucide'
import { LEAVE_EVENT, type PersonalPart, type TouchedPart } from '../browser/island-events.ts'
import { aloudBar } from '../features/content/aloud/aloud-bar.ts'
import css from '../features/content/aloud/aloud.css?inline'
import { createReader } from '../features/content/aloud/reader.ts'
import { type Sentence, sentencesOf } from '../features/content/aloud/sentences.ts'
import { ALOUD_WORDS, type AloudWords } from '../i18n/with-code/aloud-words.ts'
import type { Language } from '@himoya/contract/languages'
import { adoptStyles } from '../ui/island/island-page.ts'

/** Loaded when a page with a button for it is read on (app/features/content/aloud/public/read-aloud-button.tsx). */
adoptStyles(css)
let close = (): void => {}
document.addEventListener(LEAVE_EVENT, () => close())
addEventListener('pagehide', () => close())

const articleOf = (place: HTMLElement): HTMLElement => place.closest('article')!
const words = (): AloudWords => ALOUD_WORDS[document.documentElement.lang as Language]
const langOf = (place: Element): string => place.closest<HTMLElement>('[lang]')!.lang

/** One that speaks on the device: the others send what is read to somebody. */
const voiceFor = (lang: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.slice(0, 2) === lang.slice(0, 2))

function button(): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'save'
  // In the page's language, which the article around it need not have.
  made.lang = document.documentElement.lang
  made.ariaLabel = words().title
  made.append(createElement(Volume2, { class: 'ic' }))
  return made
}

/** Shows the button where there is a voice; many browsers know theirs only some time later. */
export const wake: PersonalPart['wake'] = () => {
  if (!('speechSynthesis' in globalThis)) return
  const places = document.querySelectorAll<HTMLElement>('[data-read]')
  for (const place of places) place.replaceChildren(button())
  const show = (): void => {
    for (const place of places) place.hidden = voiceFor(langOf(articleOf(place))) === undefined
  }
  show()
  speechSynthesis.addEventListener?.('voiceschanged', show)
}

export const touch: TouchedPart['touch'] = (place) => {
  const article = articleOf(place)
  const lang = langOf(article)
  const voice = voiceFor(lang)
  if (!voice) return
  close()
  const reader = createReader(sentencesOf(article), voice, (state, at) => {
    bar.show(state)
    mark(article, at)
  })
  const bar = aloudBar(words(), {
    onRead: reader.read,
    onPause: reader.pause,
    onStop() {
      close()
      place.querySelector('button')!.focus()
    },
  })
  close = () => {
    close = () => {}
    reader.stop()
    bar.part.remove()
  }
  article.prepend(bar.part)
  bar.first.focus()
}

/** The block that is read, in sight. */
function mark(article: Element, at: Sentence | undefined): void {
  for (const block of article.querySelectorAll('.is-read')) if (block !== at?.block) block.classList.remove('is-read')
  if (!at || at.block.classList.contains('is-read')) return
  at.block.classList.add('is-read')
  at.block.scrollIntoView({ block: 'nearest' })
}
