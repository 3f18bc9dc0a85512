import { COUNSELLOR_DRAWINGS } from '@himoya/contract/staff/counsellor-drawings'
import { LANGUAGES } from '@himoya/contract/languages'
import { OwnDrawing } from '@himoya/contract/staff/staff'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ok, PENDING, refused, type Answer } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { LONG, ME } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { DrawingPage } from './drawing-page.tsx'

const GET = 'GET staff/drawing/'
const PUT = 'PUT staff/drawing/'
const own = (drawing: OwnDrawing['drawing'], ...used_by_others: OwnDrawing['used_by_others']): Answer =>
  ok(OwnDrawing.parse({ drawing, used_by_others }))
const open = (answers: Record<string, Answer>, options: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<DrawingPage />, { answers: { 'GET staff/auth/me/': ok(ME), [GET]: own(null), ...answers }, ...options })
const choices = () => page.getByRole('radio')
const checked = () =>
  choices()
    .elements()
    .filter((one) => (one as HTMLInputElement).checked)
    .map((one) => one.closest('label')!.querySelector('use')!.getAttribute('href'))
const seen = () => document.querySelector('form > div use')!.getAttribute('href')

it('offers the usual picture first and then each drawing, which is there to be seen', async () => {
  await open({})
  await expect.poll(() => choices().elements().length).toBe(COUNSELLOR_DRAWINGS.length + 1)
  expect(checked()).toEqual(['/drawings/usual.svg#d'])
  const drawn = () => [...document.querySelectorAll('use')].map((one) => one.getBBox().width)
  await expect.poll(() => Math.min(...drawn())).toBeGreaterThan(40)
  expect(await axeFindings()).toEqual([])
})

it('shows beside the alias what a child will see, and keeps it by one press', async () => {
  const { text, asked } = await open({ [PUT]: own('tulip') })
  await page.getByText(text('drawing.tulip')).click()
  expect(seen()).toBe('/drawings/tulip.svg#d')
  await expect.element(page.getByText(ME.alias)).toBeVisible()
  // What is only looked at is not kept.
  expect(asked.map(({ call }) => call)).not.toContain(PUT)
  await page.getByRole('button', { name: text('drawing.save') }).click()
  await expect.poll(() => asked.at(-1)).toEqual({ call: PUT, body: { drawing: 'tulip' } })
})

it('gives the usual picture back, by keys alone', async () => {
  const { text, asked } = await open({ [GET]: own('sun'), [PUT]: own(null) })
  await expect.element(page.getByRole('radio', { name: text('drawing.sun') })).toBeChecked()
  await userEvent.keyboard('{Tab}{ArrowUp}')
  expect(checked()).toEqual(['/drawings/usual.svg#d'])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => asked.at(-1)).toEqual({ call: PUT, body: { drawing: null } })
})

it('says which of them colleagues have, and that a free one is better; it may be chosen all the same', async () => {
  const { text, asked } = await open({ [GET]: own(null, 'boat', 'cup'), [PUT]: own('boat', 'boat', 'cup') })
  const name = (one: 'boat' | 'cup') => `${text(`drawing.${one}`)} ${text('drawing.used')}`
  await expect.element(page.getByRole('radio', { name: name('cup') })).toBeVisible()
  expect(page.getByText(text('drawing.used'), { exact: true }).elements()).toHaveLength(2)
  const note = page.getByText(text('drawing.used_note'))
  expect(note.elements()).toHaveLength(0)
  await page.getByText(text('drawing.boat'), { exact: false }).click()
  await expect.element(note).toBeVisible()
  await page.getByText(text('drawing.leaf')).click()
  expect(note.elements()).toHaveLength(0)
  await page.getByText(text('drawing.boat'), { exact: false }).click()
  await page.getByRole('button', { name: text('drawing.save') }).click()
  await expect.poll(() => asked.at(-1)).toEqual({ call: PUT, body: { drawing: 'boat' } })
})

it('says what to do where the drawing is none any more, and keeps what was chosen on the screen', async () => {
  const gone: Answer = { status: 422, body: { code: 'invalid', message: '', fields: { drawing: ['not_allowed'] } } }
  const { text, answers } = await open({ [PUT]: gone })
  await page.getByText(text('drawing.jug')).click()
  await page.getByRole('button', { name: text('drawing.save') }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(text('drawing.refused'))
  expect(seen()).toBe('/drawings/jug.svg#d')
  answers[PUT] = own('jug')
  await page.getByRole('button', { name: text('drawing.save') }).click()
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(0)
})

it('says that it loads, and what to do where the drawings did not come', async () => {
  const waiting = await open({ [GET]: PENDING })
  await expect.element(page.getByText(waiting.text('app.loading'))).toBeVisible()
  waiting.leave()
  const { text, answers } = await open({ [GET]: refused(403, 'forbidden') })
  await expect.element(page.getByText(text('drawing.failed'))).toBeVisible()
  answers[GET] = own(null)
  await page.getByRole('button', { name: text('app.retry') }).click()
  await expect.element(choices().first()).toBeVisible()
})

it.each(LANGUAGES.flatMap((lang) => [320, 1366].map((width) => [lang, width] as const)))(
  'nothing is cut in %s at %i px, with a long alias and all of them in use',
  async (lang, width) => {
    const me = ok({ ...ME, alias: LONG.person })
    await open({ 'GET staff/auth/me/': me, [GET]: own('cherry', ...COUNSELLOR_DRAWINGS) }, { lang, width })
    await expect.element(choices().first()).toBeVisible()
    expect(cutTexts()).toEqual([])
  },
)
