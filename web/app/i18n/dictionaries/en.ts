import type { uz } from './uz.ts'
import { account } from '../en/account.ts'
import { ask_question } from '../en/ask-question.ts'
import { chat_media } from '../en/chat-media.ts'
import { chat_more } from '../en/chat-more.ts'
import { chat } from '../en/chat.ts'
import { complaint } from '../en/complaint.ts'
import { content } from '../en/content.ts'
import { guide } from '../en/guide.ts'
import { help_now } from '../en/help-now.ts'
import { holdings } from '../en/holdings.ts'
import { home } from '../en/home.ts'
import { inbox_screen } from '../en/inbox-screen.ts'
import { inbox } from '../en/inbox.ts'
import { info } from '../en/info.ts'
import { install } from '../en/install.ts'
import { learn } from '../en/learn.ts'
import { meta } from '../en/meta.ts'
import { notifications } from '../en/notifications.ts'
import { onboarding } from '../en/onboarding.ts'
import { own } from '../en/own.ts'
import { places } from '../en/places.ts'
import { problems } from '../en/problems.ts'
import { questionnaire_run } from '../en/questionnaire-run.ts'
import { questionnaire } from '../en/questionnaire.ts'
import { questions } from '../en/questions.ts'
import { report_files } from '../en/report-files.ts'
import { report_steps } from '../en/report-steps.ts'
import { report } from '../en/report.ts'
import { search } from '../en/search.ts'
import { shell } from '../en/shell.ts'
import { sign_up } from '../en/sign-up.ts'
import { site } from '../en/site.ts'
import { statistics } from '../en/statistics.ts'
import { test_list } from '../en/test-list.ts'
import { test_result } from '../en/test-result.ts'
import { test_run } from '../en/test-run.ts'
import { tests } from '../en/tests.ts'
import { voice } from '../en/voice.ts'

export const en: typeof uz = {
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
