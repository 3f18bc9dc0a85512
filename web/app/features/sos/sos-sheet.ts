import type { SosView } from '../../browser/sos/sos-call.ts'
import { callPart, type CallParts } from './call-part.ts'
import { choiceRows } from './choice-rows.ts'
import type { SosBell } from './bell.ts'
import { make } from './make.ts'
import { stepWords } from './step-words.ts'

export type SosSheet = { show(view: SosView): void }

/**
 * Fills the sheet that stands in every page: what may be added to a call, and how it goes on. The numbers, the message to
 * somebody close and the way out are the page's own, and stay whatever happens here.
 */
export function createSosSheet(parts: CallParts & { bell: SosBell }): SosSheet {
  const { dialog, texts, own, bell } = parts
  const sheet = dialog.querySelector<HTMLElement>('.sheet')!
  const title = sheet.querySelector('h2')!
  const asked = title.dataset['asked'] ?? title.textContent
  // The page's own script may have said something already.
  const words = sheet.querySelector('.sos-words') ?? make('p', { class: 'sos-words', role: 'status' })
  const rows = choiceRows(own, bell, texts)
  const call = callPart(parts)
  title.tabIndex = -1
  title.after(words, call.head)
  sheet.querySelector('[href^="sms:"]')!.before(call.tail, rows.part)
  dialog.append(make('p', { class: 'sos-bar' }, make('span', {}, texts.send_hint)))
  dialog.querySelector('.sos')!.setAttribute('aria-label', texts.send)
  let step = 'idle'

  return {
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
