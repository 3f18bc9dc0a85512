import { it } from 'vitest'
import { page } from 'vitest/browser'
import { CRIES, expectHelpBeside } from '../../../../../test/help-beside.ts'
import { show } from '../../../../../test/show.tsx'
import { messagesIn } from '../../../../i18n/messages.ts'
import { AskForm } from './ask-form.tsx'

it.each(CRIES)(
  'a person and the numbers stand beneath a question of danger before it is sent, and nobody hears of it (%s)',
  async (lang, cry) => {
    const stage = await show(<AskForm categories={[]} onAsked={() => {}} />, { texts: messagesIn, css: '', lang })
    const { ask } = messagesIn(lang).ask_question
    const question = page.getByRole('textbox', { name: ask.question, exact: true })
    await expectHelpBeside(stage, { box: question, lang, cry })
    // in the first box it tells as much
    await question.fill('')
    const title = page.getByRole('textbox', { name: ask.short, exact: true })
    await expectHelpBeside(stage, { box: title, lang, cry })
  },
)
