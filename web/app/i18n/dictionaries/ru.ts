import type { uz } from './uz.ts'
import { account } from '../ru/account.ts'
import { ask_question } from '../ru/ask-question.ts'
import { chat_media } from '../ru/chat-media.ts'
import { chat_more } from '../ru/chat-more.ts'
import { chat } from '../ru/chat.ts'
import { complaint } from '../ru/complaint.ts'
import { content } from '../ru/content.ts'
import { guide } from '../ru/guide.ts'
import { help_now } from '../ru/help-now.ts'
import { holdings } from '../ru/holdings.ts'
import { home } from '../ru/home.ts'
import { inbox_screen } from '../ru/inbox-screen.ts'
import { inbox } from '../ru/inbox.ts'
import { info } from '../ru/info.ts'
import { install } from '../ru/install.ts'
import { learn } from '../ru/learn.ts'
import { meta } from '../ru/meta.ts'
import { notifications } from '../ru/notifications.ts'
import { onboarding } from '../ru/onboarding.ts'
import { own } from '../ru/own.ts'
import { places } from '../ru/places.ts'
import { problems } from '../ru/problems.ts'
import { questionnaire_run } from '../ru/questionnaire-run.ts'
import { questionnaire } from '../ru/questionnaire.ts'
import { questions } from '../ru/questions.ts'
import { report_files } from '../ru/report-files.ts'
import { report_steps } from '../ru/report-steps.ts'
import { report } from '../ru/report.ts'
import { search } from '../ru/search.ts'
import { shell } from '../ru/shell.ts'
import { sign_up } from '../ru/sign-up.ts'
import { site } from '../ru/site.ts'
import { statistics } from '../ru/statistics.ts'
import { test_list } from '../ru/test-list.ts'
import { test_result } from '../ru/test-result.ts'
import { test_run } from '../ru/test-run.ts'
import { tests } from '../ru/tests.ts'
import { voice } from '../ru/voice.ts'

export const ru: typeof uz = {
  account: { ...sign_up, ...account },
  ask_question,
  chat_media,
  chat_more,
  chat,
  complaint,
  content,
  guide,
  help_now,
  holdings,
  home,
  inbox_screen,
  inbox,
  info,
  install,
  learn,
  meta,
  notifications,
  onboarding,
  own,
  places,
  problems,
  questionnaire_run,
  questionnaire,
  questions,
  report_files,
  report_steps,
  report,
  search,
  shell,
  site,
  statistics,
  test_list,
  test_result,
  test_run,
  tests,
  voice,
}
