import type { Questionnaire } from '@himoya/contract/content/questionnaires'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { CRIES, expectHelpBeside } from '../../../../test/help-beside.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import { QuestionnaireScreen } from './questionnaire-screen.tsx'
import css from './screen.css?inline'

const asked = (key: string, text: string) => ({ key, text, asked_as: 'text', options: [], needed: false, next: null }) as never
const SCHOOL = {
  slug: 'school',
  version: 1,
  anonymous: true,
  thanks: 'Rahmat',
  questions: [asked('first', 'Nima bo‘ldi?'), asked('second', 'Yana nima?')],
} as unknown as Questionnaire

it.each(CRIES)(
  'help stands beneath an answer of danger as it is written, and beneath the question after it (%s)',
  async (lang, cry) => {
    const answers = { 'GET questionnaire/school/': ok({ ...SCHOOL, lang }) }
    const memory = { begun: null }
    const stage = await show(<QuestionnaireScreen slug="school" memory={memory} onClose={() => {}} />, {
      texts: messagesIn,
      css,
      lang,
      answers,
    })
    await expectHelpBeside(stage, { box: page.getByRole('textbox', { name: 'Nima bo‘ldi?' }), lang, cry })
    const { help_now, questionnaire_run } = messagesIn(lang)
    await page.getByRole('button', { name: questionnaire_run.next }).click()
    await expect.element(page.getByRole('textbox', { name: 'Yana nima?' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: help_now.title })).toBeVisible()
  },
)
