import type { InboxMessage } from '@himoya/contract/reports/reports'
import { afterEach, expect, it } from 'vitest'
import type { SosCaller, SosView } from '../../browser/sos/sos-call.ts'
import { texts } from '../../i18n/uz/for-sos.ts'
import { make } from './make.ts'
import { createStrip } from './strip.ts'

const SAID: InboxMessage = {
  id: 'm1',
  cid: 'c1',
  seq: 1,
  message: 'Eshikni qulflang',
  is_admin: true,
  author: 'Bekzod',
  created_at: '2026-11-26T12:00:00.000Z',
  files: [],
}
const VIEW = {
  step: 'accepted',
  isSending: false,
  failed: false,
  adding: false,
  receipt: null,
  call: { settled_at: null, chat_id: null, said: { title: 'Chaqiruv qabul qilindi', text: '' } },
} as unknown as SosView

afterEach(() => document.body.replaceChildren())

/** A page with the strip, after the words came. */
function openPage(found: boolean) {
  const dialog = make('dialog', { id: 'sos' })
  document.body.replaceChildren(make('main', { id: 'main' }), dialog)
  let seen = 0
  const caller = {
    view: () => VIEW,
    seen: () => seen,
    see(seq: number) {
      seen = Math.max(seen, seq)
      found = false
    },
    isFound: () => found,
  } as unknown as SosCaller
  const bell = { isOn: () => false, turn: () => {}, ring: () => {} }
  createStrip({ dialog, texts, caller, bell }).hear([SAID])
  return { dialog, strip: document.querySelector('.sos-strip')! }
}

it('after the browser was killed the strip says how the call stands, and what was written once it was opened', async () => {
  const { dialog, strip } = openPage(true)
  expect(strip.textContent).toBe('Chaqiruv qabul qilindi')
  dialog.showModal()
  await expect.poll(() => strip.textContent).toContain('Bekzod: Eshikni qulflang')
  dialog.close()
  expect(strip.textContent).toContain('Eshikni qulflang')
})

it('on the pages of a tab that was never gone what was written stands in the strip at once', () => {
  expect(openPage(false).strip.textContent).toBe('Chaqiruv qabul qilindiBekzod: Eshikni qulflang')
})
