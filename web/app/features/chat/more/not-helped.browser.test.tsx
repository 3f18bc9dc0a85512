import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok, refused } from '../../../../../kit/test/given-answers.ts'
import { CRIES, expectHelpBeside } from '../../../../test/help-beside.ts'
import { putSosSheet } from '../../../../test/sos-sheet.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import { Survey } from './survey.tsx'

const SURVEY = 'chat/7/survey/'
const ANOTHER = 'POST chat/7/another-counsellor/'
const { chat_more: t } = messagesIn('uz')
const LOOK = { texts: messagesIn, css: '' }
const said = (mood: string | null) => ok({ mood, text: null, changeable_until: null, help: false })
const name = (label: string) => ({ name: label, exact: true })

it('a talk that helped asks for nothing more; one that did not leads on by one tap each', async () => {
  const answers = { [`GET ${SURVEY}`]: said(null), [`POST ${SURVEY}`]: said('good'), [ANOTHER]: ok([]) }
  let moved = 0
  putSosSheet()
  const stage = await show(<Survey chat_id="7" onAnother={async () => void (moved += 1)} />, { ...LOOK, answers })
  await page.getByRole('button', name(t.survey_good)).click()
  await expect.element(page.getByText(t.survey_kept)).toBeVisible()
  expect(document.querySelector('main')!.textContent).not.toContain(t.not_helped)
  for (const mood of ['so_so', 'bad'] as const) {
    stage.answers[`POST ${SURVEY}`] = said(mood)
    await page.getByRole('button', name(t[`survey_${mood}`])).click()
    await expect.element(page.getByText(t.not_helped)).toBeVisible()
  }
  await expect.element(page.getByRole('link', name(t.not_helped_supervisor))).toHaveAttribute('href', '/uz/complaint')
  await expect.element(page.getByRole('link', name(t.not_helped_places))).toHaveAttribute('href', '/uz/places')
  const numbers = page.getByRole('list', { name: messagesIn('uz').chat.numbers })
  await expect.element(numbers.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
  await page.getByRole('button', name(t.not_helped_another)).click()
  await expect.poll(() => moved).toBe(1)
})

it('says where nobody could be asked, and can be pressed again', async () => {
  const answers = { [`GET ${SURVEY}`]: said('bad'), [ANOTHER]: refused(503, 'unavailable') }
  await show(<Survey chat_id="7" onAnother={async () => {}} />, { ...LOOK, answers })
  await page.getByRole('button', name(t.not_helped_another)).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.failed)
  await expect.element(page.getByRole('button', name(t.not_helped_another))).toBeVisible()
})

it.each(CRIES)('words of danger in the box bring help beneath it before they are sent, and it stays (%s)', async (lang, cry) => {
  const { chat_more, help_now } = messagesIn(lang)
  const answers = {
    [`GET ${SURVEY}`]: said('so_so'),
    [`POST ${SURVEY}`]: ok({ mood: 'so_so', text: cry, changeable_until: null, help: true }),
  }
  const stage = await show(<Survey chat_id="7" onAnother={async () => {}} />, { ...LOOK, lang, answers })
  await expectHelpBeside(stage, { box: page.getByRole('textbox', { name: chat_more.survey_text }), lang, cry })
  await page.getByRole('button', { name: chat_more.survey_send }).click()
  await expect.poll(() => stage.asked.at(-1)?.body).toEqual({ mood: 'so_so', text: cry })
  await expect.poll(() => page.getByRole('region', { name: help_now.title }).elements()).toHaveLength(1)
})
