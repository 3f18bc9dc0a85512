import type { InboxMessage } from '@himoya/contract/reports/reports'
import type { SosCaller } from '../../browser/sos/sos-call.ts'
import type { SosTexts } from '../../i18n/sos-texts.ts'
import type { SosBell } from './bell.ts'
import { make } from './make.ts'
import { stepWords } from './step-words.ts'

type Parts = { dialog: HTMLDialogElement; texts: SosTexts; caller: SosCaller; bell: SosBell }

export type SosStrip = {
  draw(): void
  /** The whole talk as it is now; none: there is no talk any more. */
  hear(messages: readonly InboxMessage[]): void
}

/**
 * On every page of a tab whose call runs: how it stands, and what the counsellor wrote last; after the browser was killed that
 * comes with the first press. A press opens the sheet, by the page's own script (`data-sos`). Words that were not on the screen
 * yet keep it there after the end.
 */
export function createStrip({ dialog, texts, caller, bell }: Parts): SosStrip {
  const title = make('b')
  const words = make('span')
  const line = make('button', { type: 'button', class: 'sos-strip', 'data-sos': '' }, title, words)
  document.getElementById('main')!.before(make('div', { class: 'sos-line', role: 'status' }, line))
  let newest: InboxMessage | undefined
  let rung = 0

  const put = (element: HTMLElement, text: string): void => {
    if (element.textContent !== text) element.textContent = text
  }
  const draw = (): void => {
    const view = caller.view()
    if (dialog.open) caller.see(newest?.seq ?? 0)
    const is_unread = newest !== undefined && newest.seq > caller.seen()
    const is_over = view.call !== null && view.call.settled_at !== null
    line.hidden = view.step === 'idle' || (is_over && !is_unread)
    document.documentElement.toggleAttribute('data-call', !line.hidden)
    put(title, line.hidden ? '' : stepWords(view, texts).title)
    put(words, newest && !line.hidden && !caller.isFound() ? `${newest.author ?? ''}: ${newest.message}` : '')
  }
  new MutationObserver(draw).observe(dialog, { attributeFilter: ['open'] })
  draw()
  return {
    draw,
    hear(messages) {
      newest = messages.findLast(({ is_admin }) => is_admin)
      if (newest && newest.seq > Math.max(rung, caller.seen())) bell.ring()
      rung = newest?.seq ?? 0
      draw()
    },
  }
}
