import { account } from '../uz/account.ts'
import { ask_question } from '../uz/ask-question.ts'
import { chat_media } from '../uz/chat-media.ts'
import { chat_more } from '../uz/chat-more.ts'
import { chat } from '../uz/chat.ts'
import { complaint } from '../uz/complaint.ts'
import { content } from '../uz/content.ts'
import { guide } from '../uz/guide.ts'
import { help_now } from '../uz/help-now.ts'
import { holdings } from '../uz/holdings.ts'
import { home } from '../uz/home.ts'
import { inbox_screen } from '../uz/inbox-screen.ts'
import { inbox } from '../uz/inbox.ts'
import { info } from '../uz/info.ts'
import { install } from '../uz/install.ts'
import { learn } from '../uz/learn.ts'
import { meta } from '../uz/meta.ts'
import { notifications } from '../uz/notifications.ts'
import { onboarding } from '../uz/onboarding.ts'
import { own } from '../uz/own.ts'
import { places } from '../uz/places.ts'
import { problems } from '../uz/problems.ts'
import { questionnaire_run } from '../uz/questionnaire-run.ts'
import { questionnaire } from '../uz/questionnaire.ts'
import { questions } from '../uz/questions.ts'
import { report_files } from '../uz/report-files.ts'
import { report_steps } from '../uz/report-steps.ts'
import { report } from '../uz/report.ts'
import { search } from '../uz/search.ts'
import { shell } from '../uz/shell.ts'
import { sign_up } from '../uz/sign-up.ts'
import { site } from '../uz/site.ts'
import { statistics } from '../uz/statistics.ts'
import { test_list } from '../uz/test-list.ts'
import { test_result } from '../uz/test-result.ts'
import { test_run } from '../uz/test-run.ts'
import { tests } from '../uz/tests.ts'
import { voice } from '../uz/voice.ts'

/** What is said, by area; how the account screens and signing up in the chat say it is one area of two files. */
export const uz = {
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
