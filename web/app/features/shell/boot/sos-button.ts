import { createFirstSos, type SosSaid } from '../../../browser/sos/sos-first.ts'
import { LEAVE_EVENT, type SosIsland, type SosRest } from '../../../browser/island-events.ts'
import { loadCode } from './late-code.ts'
import { page, words } from './page.ts'
import { watchHold } from './sos-hold.ts'

/** So long nothing in a sheet that has just come can be pressed: the finger that opened it is still there. */
const OPENED_MS = 350
/** What stands where the finger sent a call is another thing now, and may be the way back. */
const SENT_MS = 1_500

const sheet = (): HTMLDialogElement => document.querySelector<HTMLDialogElement>('#sos')!
const heading = (): HTMLElement => document.querySelector<HTMLElement>('#sos h2')!

/**
 * SOS, with all that it takes to hold it, to tap it, to send a call, to keep it and to say how it stands. The rest of it comes with
 * the first touch of anything on the page, and goes on with what was begun; who opens the chat gets that first. Where it never
 * comes (no network, a release whose files are gone) SOS works all the same.
 */
export function watchSos(): void {
  const first = createFirstSos({ lang: page.lang, words, onChange: showCall })
  let rest: SosRest | null = null
  const quieten = watchQuiet()

  const load = (): void => {
    const files = document.querySelector<HTMLElement>('.sos[data-sos]')?.dataset['sos']
    if (!files || rest) return
    loadCode<SosIsland>(files)
      .then((island) => island.start())
      .then(
        (started) => {
          if (!rest) started?.takeOver(first.handOver())
          rest = started
        },
        // The next touch tries again.
        () => null,
      )
  }
  const open = (): void => {
    load()
    if (sheet().open) return
    sheet().showModal()
    // Not the first thing that can be pressed: a key may still be down.
    heading().tabIndex = -1
    heading().focus()
    quieten(OPENED_MS)
  }
  const send = (): void => {
    open()
    quieten(SENT_MS)
    ;(rest ?? first).press()
  }
  watchHold({ onHeld: send, onTap: open })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('[data-chat],#chat')) load()
  })
  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element
    if (pressed.closest('[data-sos]')) open()
    if (pressed.closest('#sos .sos')) send()
    if (!rest && pressed.closest('#sos [data-dismiss]')) first.cancel()
  })
  document.addEventListener(LEAVE_EVENT, first.forget)
  document.addEventListener('DOMContentLoaded', () => first.resume() && load())
}

/** Returns the way to make the sheet deaf to fingers for a time. */
function watchQuiet(): (ms: number) => void {
  let until = 0
  let for_ms = 0
  let began_within = false
  // A busy page gives out the click of a tap long after the tap: it belongs to what the finger was put on, not to what has come since.
  document.addEventListener('pointerdown', ({ target }) => (began_within = sheet().contains(target as Element)), true)
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target as Element
      // A keyboard's press (`detail` 0) comes from no finger. The way out is never closed.
      if (!event.detail || (began_within && Date.now() > until) || !sheet().contains(pressed) || pressed.closest('[data-exit]'))
        return
      event.preventDefault()
      event.stopPropagation()
      // After a call was sent each tap that is lost makes it longer; when the sheet has just opened none does.
      until = Math.max(until, Date.now() + for_ms - OPENED_MS)
    },
    true,
  )
  return (ms) => {
    until = Date.now() + ms
    for_ms = ms
  }
}

/** In the sheet: what is said of a call. Null: there is none. */
function showCall(said: SosSaid | null): void {
  let line = document.querySelector('#sos .sos-words')
  if (!line) {
    line = document.createElement('p')
    line.className = 'sos-words'
    line.role = 'status'
    heading().after(line)
  }
  const asked = (heading().dataset['asked'] ||= heading().textContent)
  heading().textContent = said?.title ?? asked
  line.textContent = said?.text ?? ''
}
