import type { Language } from '@himoya/contract/languages'
import type { SosCaller, SosView } from '../../browser/sos/sos-call.ts'
import { callPart } from './call-part.ts'
import { choiceRows } from './choice-rows.ts'
import { button, make } from './make.ts'
import type { OwnFacts } from './sos-facts.ts'
import type { SosTexts } from '../../i18n/sos-texts.ts'
import { stepWords } from './step-words.ts'

type Parts = { dialog: HTMLDialogElement; texts: SosTexts; lang: Language; caller: SosCaller; own: OwnFacts }
export type SosSheet = { open(): void; show(view: SosView): void }

/**
 * Fills the sheet that stands in every page: what may be added to a call, and how it goes on. The numbers, the message to
 * somebody close and the way out are the page's own, and stay whatever happens here.
 */
export function createSosSheet(parts: Parts): SosSheet {
  const { dialog, texts, own } = parts
  const sheet = dialog.querySelector<HTMLElement>('.sheet')!
  const title = sheet.querySelector('h2')!
  const asked = title.dataset['asked'] ?? title.textContent
  // The page's own script may have said something already.
  const words = sheet.querySelector('.sos-words') ?? make('p', { class: 'sos-words', role: 'status' })
  const rows = choiceRows(own, texts)
  const call = callPart(parts)
  title.tabIndex = -1
  title.after(words, call.head)
  sheet.querySelector('[href^="sms:"]')!.before(call.tail, rows.part)
  dialog.append(make('p', { class: 'sos-bar' }, texts.send_hint))
  dialog.querySelector('.sos')!.setAttribute('aria-label', texts.send)
  dialog.querySelector('.strip')!.append(closeButton())
  let step = 'idle'

  return {
    open: () => dialog.open || dialog.showModal(),
    show(view) {
      const is_call = view.step !== 'idle'
      const said = is_call ? stepWords(view, texts) : { title: asked, text: '' }
      dialog.dataset['step'] = is_call ? 'call' : 'idle'
      dialog.toggleAttribute('data-failed', view.failed)
      dialog.ariaBusy = String(view.isSending)
      title.textContent = said.title
      if (words.textContent !== said.text) words.textContent = said.text
      rows.show(view)
      call.show(view)
      if (step !== view.step && dialog.open) {
        title.focus()
        dialog.scrollTop = 0
      }
      step = view.step
    },
  }
}

/** In a sheet that stays open for a conversation: the cross at the top, where the chat has it too. */
function closeButton(): HTMLElement {
  const close = button('icon-btn sos-close', ['×'], (pressed) => pressed.closest('dialog')?.close())
  close.setAttribute('aria-label', document.getElementById('toasts')!.dataset['close'] ?? '')
  return close
}
