import { useTranslations } from 'use-intl'
import type { TextKey } from './languages.ts'
import type { account } from './uz/account.ts'
import type { asking } from './uz/asking.ts'
import type { chat_media } from './uz/chat-media.ts'
import type { chat_more } from './uz/chat-more.ts'
import type { chat } from './uz/chat.ts'
import type { inbox_room } from './uz/inbox-room.ts'
import type { inbox } from './uz/inbox.ts'
import type { notifications } from './uz/notifications.ts'
import type { onboarding } from './uz/onboarding.ts'
import type { own } from './uz/own.ts'
import type { holdings } from './uz/holdings.ts'
import type { problems } from './uz/problems.ts'
import type { questionnaire_run } from './uz/questionnaire-run.ts'
import type { report_files } from './uz/report-files.ts'
import type { report_steps } from './uz/report-steps.ts'
import type { report } from './uz/report.ts'
import type { sign_up } from './uz/sign-up.ts'
import type { test_list } from './uz/test-list.ts'
import type { test_result } from './uz/test-result.ts'
import type { test_run } from './uz/test-run.ts'
import type { voice } from './uz/voice.ts'

/** What islands say; each is given the areas it needs, in one language. */
type IslandMessages = {
  account: typeof account & typeof sign_up
  problems: typeof problems
  chat: typeof chat
  /** Comes with the code that says it. */
  chat_more: typeof chat_more
  chat_media: typeof chat_media
  onboarding: typeof onboarding
  notifications: typeof notifications
  asking: typeof asking
  inbox: typeof inbox
  /** Comes with the code that says it. */
  inbox_room: typeof inbox_room
  own: typeof own
  holdings: typeof holdings
  /** With the wording on secrecy, which is the chat's. */
  report: Omit<typeof report, 'plain'> & { secrecy: Record<'self' | 'young' | 'adult', string> }
  /** Comes with the code that says it. */
  questionnaire_run: typeof questionnaire_run
  /** Comes with the code that says it. */
  report_steps: typeof report_steps
  /** Comes with the code that says it. */
  report_files: typeof report_files
  test_list: typeof test_list
  test_result: typeof test_result
  test_run: typeof test_run
  /** Comes with the code that says it. */
  voice: typeof voice
}

/** The texts of one area in the page's language, its keys checked: `const t = useIslandTexts('chat')`, `t('title')`. */
export function useIslandTexts<Area extends keyof IslandMessages>(
  area: Area,
): (key: TextKey<IslandMessages[Area]>, values?: Record<string, string>) => string {
  return useTranslations(area) as never
}
