import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '../console/src/i18n/text-key.ts'
import { account as own } from '../web/app/i18n/uz/account.ts'
import { sign_up } from '../web/app/i18n/uz/sign-up.ts'

// What the journeys look for is what people read; each test of a language's own imports that dictionary itself.
export { ask_question } from '../web/app/i18n/uz/ask-question.ts'
export { chat } from '../web/app/i18n/uz/chat.ts'
export { complaint } from '../web/app/i18n/uz/complaint.ts'
export { help_now } from '../web/app/i18n/uz/help-now.ts'
export { home } from '../web/app/i18n/uz/home.ts'
export { info } from '../web/app/i18n/uz/info.ts'
export { inbox } from '../web/app/i18n/uz/inbox.ts'
export { inbox_screen } from '../web/app/i18n/uz/inbox-screen.ts'
export { learn } from '../web/app/i18n/uz/learn.ts'
export { onboarding } from '../web/app/i18n/uz/onboarding.ts'
export { notifications } from '../web/app/i18n/uz/notifications.ts'
export { own } from '../web/app/i18n/uz/own.ts'
export { problems } from '../web/app/i18n/uz/problems.ts'
export { questionnaire } from '../web/app/i18n/uz/questionnaire.ts'
export { questionnaire_run } from '../web/app/i18n/uz/questionnaire-run.ts'
export { questions } from '../web/app/i18n/uz/questions.ts'
export { report_files } from '../web/app/i18n/uz/report-files.ts'
export { report_steps } from '../web/app/i18n/uz/report-steps.ts'
export { report } from '../web/app/i18n/uz/report.ts'
export { search } from '../web/app/i18n/uz/search.ts'
export { shell } from '../web/app/i18n/uz/shell.ts'
export { voice } from '../web/app/i18n/uz/voice.ts'

/** The console's words: what the folders of its features bring, as its build joins them. */
const CONSOLE = join(import.meta.dirname, '../console/src')
async function wordsOfConsole(lang: 'uz' | 'ru'): Promise<Texts> {
  const files = globSync(`**/${lang}.ts`, { cwd: CONSOLE })
  const read = files.map((path) => import(join(CONSOLE, path)) as Promise<Record<string, Partial<Texts>>>)
  return Object.assign({}, ...(await Promise.all(read)).map((file) => file[lang]))
}
export const staff = await wordsOfConsole('uz')
export const staff_ru = await wordsOfConsole('ru')

/** The account screens' words, wherever they are kept. */
export const account = { ...own, ...sign_up }
