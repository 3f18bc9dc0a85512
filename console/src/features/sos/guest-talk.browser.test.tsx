import { InboxMessage } from '@himoya/contract/reports/reports'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { later, ok } from '../../../../kit/test/given-answers.ts'
import { id } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'
import { GuestTalk } from './guest-talk.tsx'

const TALK = `staff/sos/${id(1)}/message/`
const wordsOf = (number: number, is_admin: boolean, message: string): InboxMessage =>
  InboxMessage.parse({
    id: id(number),
    cid: id(50 + number),
    seq: number,
    is_admin,
    ...(is_admin && { author: 'Dilnoza' }),
    message,
    created_at: `2026-11-23T08:00:0${number}.000Z`,
    files: [],
  })

it('sends to a guest once, however Enter is pressed, and keeps what is typed meanwhile', async () => {
  const { answer, give } = later()
  const { asked } = await show(<GuestTalk id={id(1)} />, { answers: { [`GET ${TALK}`]: ok([]), [`POST ${TALK}`]: answer } })
  const box = page.getByRole('textbox')
  await box.fill('Eshikni qulflang')
  const press = (repeat = false) =>
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat }))
  press()
  press()
  press(true)
  await userEvent.keyboard(' hozir')
  give(ok([wordsOf(1, true, 'Eshikni qulflang')]))
  await expect.element(box).toHaveValue(' hozir')
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
})

it('says to screen readers what comes after it was opened, and nothing of before', async () => {
  const before = [wordsOf(1, false, 'gap-1'), wordsOf(2, true, 'gap-2')]
  const stage = await show(<GuestTalk id={id(1)} />, { answers: { [`GET ${TALK}`]: ok(before) } })
  const saidAs = () =>
    page
      .getByText(/^gap-/)
      .elements()
      .map((one) => one.closest<HTMLElement>('[aria-live]')?.ariaLive)
  await expect.poll(saidAs).toEqual(['off', 'off'])
  stage.answers[`GET ${TALK}`] = ok([...before, wordsOf(3, false, 'gap-3')])
  await stage.services.queries.invalidateQueries()
  await expect.poll(saidAs).toEqual(['off', 'off', 'polite'])
})

it('marks what a guest wrote where it tells of danger, and nothing else', async () => {
  const said = [wordsOf(1, false, 'gap-1'), { ...wordsOf(2, false, 'gap-2'), help: true as const }, wordsOf(3, true, 'gap-3')]
  const { text } = await show(<GuestTalk id={id(1)} />, { answers: { [`GET ${TALK}`]: ok(said) } })
  const marked = page.getByRole('article').filter({ hasText: text('care.hint_any') })
  await expect.poll(() => marked.elements().map((one) => one.textContent.includes('gap-2'))).toEqual([true])
})
