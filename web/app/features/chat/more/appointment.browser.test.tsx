import { OwnPromise } from '@himoya/contract/reports/follow-ups'
import { LANGUAGES } from '@himoya/contract/languages'
import { formatClock } from '@himoya/kit/dates'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { ok, refused } from '../../../../../kit/test/given-answers.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import { useQuery } from '../../../session/use-query.ts'
import { useSession } from '../../../session/session.ts'
import css from '../chat.css?inline'
import { Promises } from './promises.tsx'

const DAY_MS = 86_400_000
const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const LIST = 'GET chat/promise/'
const SAY = `PATCH chat/promise/${ID}/`
const appointment = (more: Partial<OwnPromise> = {}): OwnPromise =>
  OwnPromise.parse({
    id: ID,
    kind: 'appointment',
    words: '',
    lang: 'uz',
    due_at: new Date(Math.ceil((Date.now() + DAY_MS) / DAY_MS) * DAY_MS + 11 * 3_600_000).toISOString(),
    late: false,
    now: false,
    declined: false,
    reminder: false,
    outcome: null,
    ...more,
  })
const { chat_more: t } = messagesIn('uz')
const part = (): HTMLElement => document.querySelector('main [role=region]')!

/** Above a talk, as the panel has it: drawn from what was read. */
function Above() {
  const { api } = useSession()
  const { data: promises } = useQuery({ queryKey: ['Promises'], queryFn: () => api.get<OwnPromise[]>('chat/promise/') })
  return (
    <div className="flex h-[400px] flex-col">
      <Promises promises={promises ?? []} chat_id="7" active onAnother={async () => {}} />
    </div>
  )
}
const above = (one: OwnPromise, more: { lang?: (typeof LANGUAGES)[number]; width?: number } = {}) =>
  show(<Above />, { texts: messagesIn, css, answers: { [LIST]: ok([one]) }, ...more })

it('says the day and hour in digits and in words, and nobody’s name', async () => {
  const one = appointment({ due_at: '2027-03-02T11:00:00.000Z' })
  await above(one)
  await expect.element(page.getByText('2 mart 2027 16:00 da shu sahifada gaplashamiz.')).toBeVisible()
  await expect.element(page.getByText('Seshanba, kunduzi soat to‘rtda')).toBeVisible()
  expect(await axeFindings()).toEqual([])
})

it('one press says that it does not suit, and one more takes that back; the focus stays', async () => {
  const one = appointment()
  const { answers, asked } = await above(one)
  answers[SAY] = ok({ ...one, declined: true })
  await page.getByRole('button', { name: t.meet_decline }).click()
  await expect.element(page.getByText(t.meet_declined)).toBeVisible()
  expect(asked.at(-1)).toEqual({ call: SAY, body: { declined: true } })
  expect(part().textContent).not.toContain(t.meet_remind)
  expect(document.activeElement?.textContent).toBe(t.meet_suits)
  answers[SAY] = ok(one)
  await page.getByRole('button', { name: t.meet_suits }).click()
  await expect.element(page.getByRole('button', { name: t.meet_decline })).toHaveFocus()
  expect(asked.at(-1)?.body).toEqual({ declined: false })
})

it('what could not be said is said not to be, and can be tried again', async () => {
  const one = appointment()
  const { answers } = await above(one)
  answers[SAY] = refused(503, 'unavailable')
  await page.getByRole('button', { name: t.meet_decline }).click()
  await expect.element(page.getByRole('alert').getByText(t.failed)).toBeVisible()
  answers[SAY] = ok({ ...one, declined: true })
  await page.getByRole('button', { name: t.meet_decline }).click()
  await expect.element(page.getByText(t.meet_declined)).toBeVisible()
  expect(part().textContent).not.toContain(t.failed)
})

it('reminds only when it is asked to, by a tap that a second one takes back', async () => {
  const one = appointment()
  const { answers, asked } = await above(one)
  const remind = page.getByRole('button', { name: t.meet_remind })
  await expect.element(remind).toHaveAttribute('aria-pressed', 'false')
  answers[SAY] = ok({ ...one, reminder: true })
  await remind.click()
  const on = page.getByRole('button', { name: t.meet_reminds })
  await expect.element(on).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByRole('link', { name: t.meet_reminds_where }))
    .toHaveAttribute('href', '/uz/profile#notifications')
  answers[SAY] = ok(one)
  await on.click()
  await expect.element(remind).toBeVisible()
  expect(asked.slice(1).map(({ body }) => body)).toEqual([{ reminder: true }, { reminder: false }])
})

it.each(LANGUAGES)('one tap makes a calendar file whose title anybody may read, after saying who may (%s)', async (lang) => {
  const texts = messagesIn(lang).chat_more
  const one = appointment()
  await above(one, { lang })
  const files: { name: string; text: Promise<string> }[] = []
  const blobs = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push({ name: '', text: (blob as Blob).text() })
    return '#'
  })
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.at(-1)!.name = this.download
  })
  const tap = page.getByRole('button', { name: texts.meet_calendar })
  await expect.element(tap).toBeVisible()
  const warning = page.getByText(new RegExp(`[«“]${texts.meet_word}[»”]`)).element()
  expect(warning.compareDocumentPosition(tap.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await tap.click()
  blobs.mockRestore()
  clicks.mockRestore()
  const [file] = files
  const text = await file!.text
  expect(file!.name).toMatch(/\.ics$/)
  expect(text).toContain(`\r\nSUMMARY:${texts.meet_word}\r\n`)
  expect(text).toContain(`\r\nDTSTART:${one.due_at.replaceAll(/[-:]|\.\d+/g, '')}\r\n`)
  // Nothing of ours: no page, no host, no sound, no words of the talk.
  expect(text).not.toMatch(/https?:|himoya|URL|LOCATION|AUDIO|ATTACH|suhbat|gaplash/i)
  expect(text.match(/DESCRIPTION:.*/g)).toEqual([`DESCRIPTION:${texts.meet_word}`])
  expect(text.split('\r\n').every((line) => !line.includes('\n'))).toBe(true)
})

it('says that it is time, and then there is nothing to agree on any more', async () => {
  await above(appointment({ now: true, due_at: new Date().toISOString() }))
  await expect.element(page.getByText(t.meet_now)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it.each([
  ['passed without anybody', { late: true }, t.meet_late],
  ['was not kept', { outcome: 'broken' as const }, t.meet_broken],
])('one that %s leads on to others', async (_, more, said) => {
  await above(appointment(more))
  await expect.element(page.getByText(said)).toBeVisible()
  for (const name of [t.not_helped_supervisor, t.not_helped_places]) {
    await expect.element(page.getByRole('link', { name })).toBeInTheDocument()
  }
  await expect.element(page.getByRole('button', { name: t.not_helped_another })).toBeInTheDocument()
  expect(part().textContent).not.toContain(t.meet_decline)
})

it.each(LANGUAGES)('stays inside the narrowest phone (%s)', async (lang) => {
  const one = appointment({ reminder: true })
  await above(one, { lang, width: 320 })
  await expect.poll(() => part().textContent).toContain(formatClock(one.due_at))
  expect(part().scrollWidth).toBeLessThanOrEqual(part().clientWidth)
  expect(cutTexts()).toEqual([])
})
