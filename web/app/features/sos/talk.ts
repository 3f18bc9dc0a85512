import type { Language } from '@himoya/contract/languages'
import type { InboxMessage } from '@himoya/contract/reports/reports'
import { SOS_LENGTHS } from '@himoya/contract/sos/sos-lists'
import { openSosTalk } from '../../browser/sos/sos-talk.ts'
import type { SosCaller } from '../../browser/sos/sos-call.ts'
import { formatClock } from '@himoya/kit/dates'
import { typedSince } from '@himoya/kit/emptied-box'
import { button, make } from './make.ts'
import { lengthWords } from '../../i18n/with-code/length-words.ts'
import type { SosTexts } from '../../i18n/sos-texts.ts'

type Parts = {
  texts: SosTexts
  lang: Language
  caller: Pick<SosCaller, 'talk'>
  isOver(): boolean
  /** The whole talk, at each look. */
  onMessages(messages: readonly InboxMessage[]): void
}

/** A guest and the counsellor who accepted write here, in the sheet, on whichever page of the tab it is opened. */
export function createTalk({ texts: t, lang, caller, isOver, onMessages }: Parts): { part: HTMLElement; close: () => void } {
  // What stood there when the page was opened is no news; screen readers are told the rest, each once.
  const [before, news] = [make('ul'), make('ul', { 'aria-live': 'polite', 'aria-relevant': 'additions' })]
  const log = make('div', { role: 'log', 'aria-live': 'off', tabindex: '0', 'aria-label': t.talk }, before, news)
  let list = before
  const box = make('textarea', { id: 'sos-words', rows: '2' })
  const problem = make('p', { class: 'sos-problem', role: 'alert' })
  const shown = new Set<string>()
  const talk = openSosTalk({
    caller,
    isOver,
    onMessages(messages) {
      const fresh = messages.filter(({ id }) => !shown.has(id))
      for (const message of fresh) shown.add(message.id)
      list.append(...fresh.map((message) => bubble(message, t)))
      list = news
      if (fresh.length > 0) log.scrollTop = log.scrollHeight
      onMessages(messages)
    },
  })
  const send = button('sos-btn sos-btn-first', [t.talk_send], async () => {
    const sent = box.value
    const text = sent.trim()
    if (text === '' || send.ariaBusy === 'true') return
    // What was pasted stays whole, and goes when it is shorter.
    if (text.length > SOS_LENGTHS.message) return void (problem.textContent = lengthWords(lang, text.length, SOS_LENGTHS.message))
    send.ariaBusy = 'true'
    send.textContent = t.talk_busy
    const done = await talk.say(text)
    send.ariaBusy = null
    send.textContent = t.talk_send
    problem.textContent = done ? '' : t.talk_failed
    // What was typed while it was on its way stays.
    if (done) box.value = typedSince(sent, box.value)
    box.focus()
  })
  const part = make('section', { class: 'sos-talk' }, log, make('label', { for: 'sos-words' }, t.talk), box, problem, send)
  return { part, close: talk.close }
}

function bubble({ message, is_admin, author, created_at }: InboxMessage, t: SosTexts): HTMLElement {
  const who = is_admin ? (author ?? '') : t.talk_you
  const meta = make('small', {}, `${who} · ${formatClock(created_at)}`)
  return make('li', { class: is_admin ? 'sos-theirs' : 'sos-own' }, make('p', { dir: 'auto' }, message), meta)
}
