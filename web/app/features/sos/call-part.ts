import type { InboxMessage } from '@himoya/contract/reports/reports'
import type { Language } from '@himoya/contract/languages'
import type { ReceiptWords } from '@himoya/contract/accounts/receipts'
import { inFours } from '@himoya/contract/in-fours'
import { copyText } from '@himoya/kit/copy-text'
import { formatClock } from '@himoya/kit/dates'
import type { SosCaller, SosView } from '../../browser/sos/sos-call.ts'
import { showToast } from '../../ui/screen/toast.ts'
import pictures from '../../ui/receipt/receipt-pictures.svg?url'
import { button, make } from './make.ts'
import type { OwnFacts } from './sos-facts.ts'
import type { SosTexts } from '../../i18n/sos-texts.ts'
import { createTalk } from './talk.ts'

export type CallParts = {
  dialog: HTMLDialogElement
  texts: SosTexts
  lang: Language
  caller: SosCaller
  own: OwnFacts
  onMessages(messages: readonly InboxMessage[]): void
}

/** How the call goes on: its times, where the answer comes, and the way back from a mistake. */
export function callPart({ dialog, texts: t, lang, caller, own, onMessages }: CallParts) {
  const times = make('ol', { class: 'sos-times', 'aria-label': t.list })
  const again = button('sos-btn', [t.again], () => caller.press(own.facts()))
  const stop = button('sos-btn sos-quiet', [t.stop], () => void caller.cancel())
  const chat = make('button', { type: 'button', class: 'sos-btn sos-btn-first', 'data-open-chat': '' }, t.to_chat)
  const mistake = button('sos-btn sos-quiet', [t.mistake], async (pressed) => {
    pressed.disabled = true
    if (!(await caller.cancel())) showToast({ title: t.not_sent, status: 'error' })
    pressed.disabled = false
  })
  const anew = button('sos-btn', [t.new_call], () => {
    own.reset()
    caller.clear()
  })
  // Somebody may have slipped, or was made to: one tap rings again.
  const still = button('sos-btn sos-btn-first', [t.still], () => caller.press(own.facts()))
  const number = make('div', { class: 'sos-call' })
  const answer = make('div', { class: 'sos-call' })
  const head = make('div', { class: 'sos-call' }, times, again, still, chat)
  const tail = make('div', { class: 'sos-call sos-tail' }, number, answer, stop, mistake, anew)
  let closeTalk: (() => void) | null = null

  /** Who has no chat is answered here. The number comes with the first answer only, and is in sight at once. */
  function showAnswer({ call, receipt, receipt_words }: SosView): void {
    if (receipt !== null && number.childElementCount === 0) number.append(receiptPart(receipt, receipt_words, t, lang))
    if (call === null || call.chat_id !== null || closeTalk) return
    const isOver = (): boolean => !dialog.open && (caller.view().call?.settled_at ?? null) !== null
    const talk = createTalk({ texts: t, lang, caller, isOver, onMessages })
    closeTalk = talk.close
    answer.replaceChildren(talk.part)
  }
  function dropAnswer(): void {
    closeTalk?.()
    closeTalk = null
    number.replaceChildren()
    answer.replaceChildren()
    onMessages([])
  }
  return {
    head,
    /** Below the numbers, which stay in sight. */
    tail,
    show(view: SosView): void {
      const { step, failed, call } = view
      const is_over = call !== null && call.settled_at !== null
      if (call === null && closeTalk) dropAnswer()
      head.hidden = tail.hidden = step === 'idle'
      times.hidden = call === null
      if (call) times.replaceChildren(...timeRows(call, t))
      again.hidden = !failed
      stop.hidden = step !== 'sending'
      chat.hidden = !call?.chat_id || is_over
      mistake.hidden = call === null || is_over || call.cancelled
      still.hidden = !is_over || !call.cancelled
      anew.hidden = !is_over || call.cancelled
      showAnswer(view)
    },
  }
}

function timeRows({ created_at, accepted_at, chat_id }: NonNullable<SosView['call']>, t: SosTexts): HTMLElement[] {
  const line = (done: boolean, words: string, when: string): HTMLElement =>
    make('li', { class: done ? 'sos-done' : false }, make('span', {}, words), make('small', {}, when))
  return [
    line(true, t.row_sent, formatClock(created_at)),
    line(accepted_at !== null, t.row_accepted, accepted_at === null ? t.row_waiting : formatClock(accepted_at)),
    ...(chat_id === null ? [] : [line(true, t.row_talk, t.row_open)]),
  ]
}

/** Shown once, and without being asked for: words and number live in this page only. */
function receiptPart(receipt: string, in_words: ReceiptWords | null, t: SosTexts, lang: Language): HTMLElement {
  const digits = inFours(receipt)
  const copy = button('sos-btn', [t.copy], async () => {
    copy.textContent = (await copyText(in_words ? `${in_words.words.join(' ')} (${in_words.picture_name})` : digits))
      ? t.copied
      : t.copy_failed
  })
  return make(
    'section',
    { class: 'sos-receipt' },
    make('b', {}, t.receipt),
    ...(in_words
      ? [
          make('ol', { class: 'sos-words-back', translate: 'no' }, ...in_words.words.map((word) => make('li', {}, word))),
          pictureLine(in_words),
        ]
      : []),
    make('p', { class: 'sos-digits' }, digits),
    make('p', {}, t.receipt_text),
    make('p', {}, t.receipt_back, ' ', make('a', { href: `/${lang}/report/receipt` }, t.receipt_link)),
    copy,
  )
}

const SVG = 'http://www.w3.org/2000/svg'

/** The picture that goes with the words, beside its name. */
function pictureLine({ picture, picture_name }: ReceiptWords): HTMLElement {
  const drawing = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${pictures}#${picture}`)
  drawing.append(use)
  drawing.setAttribute('viewBox', '0 0 64 64')
  drawing.setAttribute('aria-hidden', 'true')
  return make('p', { class: 'sos-picture' }, drawing, picture_name)
}
