import { LENGTHS } from '@himoya/contract/limits'
import { createElement, SendHorizontal } from 'lucide'
import type { chat } from '../../../i18n/uz/chat.ts'
import { element } from '../../../ui/screen/element.ts'
import { fitTextBox, isSendingEnter } from '../text-box.ts'
import type { Fate, FirstEntry } from './first-sender.ts'

export type FirstWords = Record<keyof typeof chat, string>

const FATES = { sending: 'sending', waits: 'waits_for_network', sent: 'sent', refused: 'not_sent' } satisfies Record<
  Fate,
  keyof FirstWords
>

type ViewOptions = { words: FirstWords; is_guest: boolean; onInput(text: string): void; onSend(): void }

/** What stands in the panel until its own screens have come: what stays secret and what does not, and where to write. */
export function createFirstView(panel: HTMLElement, options: ViewOptions) {
  const { words } = options
  const talk = createTalk(options)
  const { form, box, fit } = createForm(options)
  let is_outdated = false
  panel.querySelector('.chat-loading')?.remove()
  panel.append(talk.part, form)
  fit()
  return {
    box,
    say: talk.say,
    /** Null: what stood there first. What says that nothing more comes stays. */
    sayToGuest(said: string | null): void {
      if (!is_outdated) talk.say(said ?? words.prompt)
    },
    show: talk.show,
    /** A reload brings the rest; `loses`: what was written goes with it. */
    sayOutdated(loses: boolean): void {
      is_outdated = true
      const reload = element('button', words.reload)
      reload.className = 'btn btn-second'
      reload.dataset['reload'] = ''
      talk.say(loses ? words.outdated_page : words.outdated, reload)
    },
    write(text: string): void {
      box.value = text
      fit()
    },
  }
}

/** What is said, and what was written here. */
function createTalk({ words, is_guest }: ViewOptions) {
  const [line, secrecy] = [element('p', is_guest ? words.prompt : words.loading), element('p', words.secrecy)]
  line.role = 'status'
  secrecy.className = 'first-secrecy'
  const list = document.createElement('ol')
  list.ariaLabel = words.log
  const part = document.createElement('div')
  part.className = 'first-talk'
  part.append(line, secrecy, list)
  return {
    part,
    say(...parts: (string | Node)[]): void {
      line.hidden = false
      line.replaceChildren(...parts)
    },
    show(entries: readonly FirstEntry[]): void {
      line.hidden = entries.length > 0
      list.replaceChildren(
        ...entries.map(({ message, fate }) => {
          const row = document.createElement('li')
          row.append(Object.assign(element('p', message), { dir: 'auto' }), element('small', words[FATES[fate]]))
          return row
        }),
      )
      list.lastElementChild?.scrollIntoView({ block: 'end' })
    },
  }
}

function createForm({ words, is_guest, onInput, onSend }: ViewOptions) {
  const box = document.createElement('textarea')
  box.rows = 1
  // a browser would bring the words back after the person has left
  box.autocomplete = 'off'
  box.placeholder = box.ariaLabel = words.placeholder
  const button = document.createElement('button')
  button.ariaLabel = words.send
  button.append(createElement(SendHorizontal, { class: 'ic' }))
  const form = document.createElement('form')
  form.className = 'first-form composer'
  form.append(box, button)
  // who has no account sends by a button of its own; the round one is for whoever has one
  const nameless = is_guest ? element('button', words.send_nameless) : null
  if (nameless) {
    nameless.className = 'btn btn-first'
    form.append(nameless)
  }
  const sends = nameless ?? button
  button.disabled = true

  const fit = (): void => {
    fitTextBox(box)
    const { length } = [...box.value.trim()]
    sends.disabled = length === 0 || length > LENGTHS.message
    if (nameless) nameless.hidden = length === 0
  }
  const send = (event: Event): void => {
    event.preventDefault()
    if (!sends.disabled) onSend()
  }
  box.addEventListener('input', () => {
    fit()
    onInput(box.value)
  })
  box.addEventListener('keydown', (event) => {
    if (!isSendingEnter(event)) return
    // held down it is one press
    if (event.repeat) event.preventDefault()
    else send(event)
  })
  form.addEventListener('submit', send)
  return { form, box, fit }
}
