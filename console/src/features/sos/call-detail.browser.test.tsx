import { SosDetail } from '@himoya/contract/sos/sos'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../kit/test/given-answers.ts'
import { id, ME } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'
import { CallDetail } from './call-detail.tsx'

const AT = '2026-11-23T08:00:00.000Z'
const CALL = SosDetail.parse({
  id: id(1),
  state: 'helped',
  lang: 'uz',
  kind: 'self',
  can_speak: true,
  guest: true,
  has_text: false,
  has_place: true,
  has_phone: false,
  chat_id: null,
  report_id: id(2),
  created_at: AT,
  escalated: false,
  alerts: [],
  coming: null,
  unanswered_at: null,
  accepted_at: AT,
  accepted_by: { id: ME.id, alias: ME.alias },
  cancelled_at: null,
  settled_at: AT,
  text: null,
  phone: null,
  place: { lat: 41.311, lng: 69.28 },
  note: null,
})
const answers = { [`GET staff/sos/${CALL.id}/`]: ok(CALL) }

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'clipboard')
})

/** As on a page without TLS. */
const takeClipboardAway = (): unknown => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })

it('the place of a call is copied on a page without TLS too', async () => {
  takeClipboardAway()
  let copied = ''
  const hear = (event: ClipboardEvent): void => void (copied = event.clipboardData!.getData('text/plain'))
  document.addEventListener('copy', hear)
  const { text } = await show(<CallDetail id={CALL.id} />, { answers })
  await page.getByRole('button', { name: text('sos.copy') }).click()
  await expect.element(page.getByText(text('sos.copied'))).toBeVisible()
  document.removeEventListener('copy', hear)
  expect(copied).toBe('41.311, 69.280')
})

for (const lang of ['uz', 'ru', 'en'] as const)
  it(`where a browser copies nothing it says so, and what else to do (${lang})`, async () => {
    takeClipboardAway()
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    const { text } = await show(<CallDetail id={CALL.id} />, { answers, lang })
    await page.getByRole('button', { name: text('sos.copy') }).click()
    await expect.element(page.getByText(text('sos.copy_failed'))).toBeVisible()
    await expect.element(page.getByText(text('sos.copied'), { exact: true })).not.toBeInTheDocument()
  })
