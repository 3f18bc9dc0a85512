import { SosDetail, type SosRow } from '@himoya/contract/sos/sos'
import { LANGUAGES } from '@himoya/contract/languages'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../kit/test/looks.ts'
import { id, ME } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'
import { OwnCalls } from './own-calls.tsx'

const OLD = '2026-11-23T08:00:00.000Z'
const callOf = (number: number, changes: Partial<SosDetail> = {}): SosDetail =>
  SosDetail.parse({
    id: id(number),
    state: 'accepted',
    lang: 'uz',
    kind: 'self',
    can_speak: false,
    guest: true,
    has_text: true,
    has_place: false,
    has_phone: false,
    chat_id: null,
    report_id: id(200 + number),
    created_at: `2026-11-23T08:00:0${number}.000Z`,
    escalated: false,
    alerts: [],
    coming: null,
    unanswered_at: null,
    accepted_at: OLD,
    accepted_by: { id: ME.id, alias: ME.alias },
    cancelled_at: null,
    settled_at: null,
    text: 'Yordam bering',
    phone: null,
    place: null,
    note: null,
    ...changes,
  })
const settled = (number: number, settled_at = OLD) => callOf(number, { state: 'helped', settled_at })
const rowOf = ({ text: _text, phone: _phone, place: _place, note: _note, ...row }: SosDetail): SosRow => row
const words = (number: number) => [
  {
    id: id(300 + number),
    cid: id(400 + number),
    seq: 1,
    is_admin: false,
    message: `eshik-${number}`,
    created_at: OLD,
    files: [],
  },
]
const answersOf = (calls: readonly SosDetail[]) =>
  Object.fromEntries(
    calls.flatMap((call, index) => [
      [`GET staff/sos/${call.id}/`, ok(call)],
      [`GET staff/sos/${call.id}/message/`, ok(words(index + 1))],
    ]),
  )
const open = (calls: readonly SosDetail[], width = 1366, lang: (typeof LANGUAGES)[number] = 'uz') =>
  show(<OwnCalls calls={calls.map(rowOf)} />, { answers: answersOf(calls), width, lang })
const regions = () =>
  page
    .getByRole('region')
    .elements()
    .map((region) => region.getAttribute('aria-label'))

describe('the calls one has accepted', () => {
  it('stand open one at a time, and show of the others what was said last', async () => {
    const { text } = await open([callOf(1), callOf(2)])
    await expect.element(page.getByRole('log').getByText('eshik-2')).toBeVisible()
    const first = page.getByRole('region', { name: text('sos.mine_of', { at: 1, of: 2 }) })
    await expect.element(first.getByRole('status')).toHaveTextContent('«eshik-1»')
    expect(page.getByRole('log').elements()).toHaveLength(1)
    await first.getByRole('button', { name: text('sos.show') }).click()
    await expect.element(first.getByRole('log').getByText('eshik-1')).toBeVisible()
    expect(page.getByRole('log').elements()).toHaveLength(1)
  })

  it('open the one that was accepted last, also when it came before another', async () => {
    const { text } = await open([callOf(1, { accepted_at: '2026-11-23T08:05:00.000Z' }), callOf(2)])
    const first = page.getByRole('region', { name: text('sos.mine_of', { at: 1, of: 2 }) })
    await expect.element(first.getByRole('log').getByText('eshik-1')).toBeVisible()
    expect(page.getByRole('log').elements()).toHaveLength(1)
  })

  it('keep what was begun to a guest while another one stands open', async () => {
    const { text } = await open([callOf(1), callOf(2)])
    const box = page.getByRole('textbox', { name: text('sos.talk_write') })
    await box.fill('Eshikni')
    const [first, second] = [1, 2].map((at) => page.getByRole('region', { name: text('sos.mine_of', { at, of: 2 }) }))
    await first!.getByRole('button', { name: text('sos.show') }).click()
    await expect.element(box).toHaveValue('')
    await second!.getByRole('button', { name: text('sos.show') }).click()
    await expect.element(box).toHaveValue('Eshikni')
  })

  it('fold into one strip when they have ended, and are put away by one press', async () => {
    const { text } = await open([settled(1), settled(2), settled(3)])
    const fold = text('sos.settled_count', { count: 3 })
    await expect.poll(regions).toEqual([fold])
    await page.getByRole('button', { name: text('sos.show') }).click()
    await expect.poll(() => regions().length).toBe(4)
    await page
      .getByRole('button', { name: text('sos.hide') })
      .first()
      .click()
    await expect.poll(regions).toEqual([fold])
    await page.getByRole('button', { name: text('sos.put_all_away') }).click()
    await expect.poll(regions).toEqual([])
  })

  it('can be taken back from the fold as long as the minute runs', async () => {
    const { text } = await open([settled(1), settled(2, new Date().toISOString())])
    await expect.poll(() => page.getByRole('button', { name: text('sos.undo') }).elements().length).toBe(1)
  })

  it.each(LANGUAGES)('cut no word and have no finding of axe (%s, 320 px)', async (lang) => {
    await open([callOf(1), callOf(2), settled(3), settled(4)], 320, lang)
    await expect.element(page.getByRole('log').getByText('eshik-2')).toBeVisible()
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
  })
})
