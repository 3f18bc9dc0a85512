import type { Language } from '@himoya/contract/languages'
import { createTranslator } from 'use-intl/core'
import type { TextKey } from './languages.ts'
import { asking as asking_en } from './en/asking.ts'
import { complaint as complaint_en } from './en/complaint.ts'
import { content as content_en } from './en/content.ts'
import { guide as guide_en } from './en/guide.ts'
import { home as home_en } from './en/home.ts'
import { inbox as inbox_en } from './en/inbox.ts'
import { inbox_room as inbox_room_en } from './en/inbox-room.ts'
import { info as info_en } from './en/info.ts'
import { install as install_en } from './en/install.ts'
import { learn as learn_en } from './en/learn.ts'
import { meta as meta_en } from './en/meta.ts'
import { places as places_en } from './en/places.ts'
import { questionnaire as questionnaire_en } from './en/questionnaire.ts'
import { questions as questions_en } from './en/questions.ts'
import { report as report_en } from './en/report.ts'
import { search as search_en } from './en/search.ts'
import { shell as shell_en } from './en/shell.ts'
import { site as site_en } from './en/site.ts'
import { statistics as statistics_en } from './en/statistics.ts'
import { tests as tests_en } from './en/tests.ts'
import { asking as asking_ru } from './ru/asking.ts'
import { complaint as complaint_ru } from './ru/complaint.ts'
import { content as content_ru } from './ru/content.ts'
import { guide as guide_ru } from './ru/guide.ts'
import { home as home_ru } from './ru/home.ts'
import { inbox as inbox_ru } from './ru/inbox.ts'
import { inbox_room as inbox_room_ru } from './ru/inbox-room.ts'
import { info as info_ru } from './ru/info.ts'
import { install as install_ru } from './ru/install.ts'
import { learn as learn_ru } from './ru/learn.ts'
import { meta as meta_ru } from './ru/meta.ts'
import { places as places_ru } from './ru/places.ts'
import { questionnaire as questionnaire_ru } from './ru/questionnaire.ts'
import { questions as questions_ru } from './ru/questions.ts'
import { report as report_ru } from './ru/report.ts'
import { search as search_ru } from './ru/search.ts'
import { shell as shell_ru } from './ru/shell.ts'
import { site as site_ru } from './ru/site.ts'
import { statistics as statistics_ru } from './ru/statistics.ts'
import { tests as tests_ru } from './ru/tests.ts'
import { asking } from './uz/asking.ts'
import { complaint } from './uz/complaint.ts'
import { content } from './uz/content.ts'
import { guide } from './uz/guide.ts'
import { home } from './uz/home.ts'
import { inbox } from './uz/inbox.ts'
import { inbox_room } from './uz/inbox-room.ts'
import { info } from './uz/info.ts'
import { install } from './uz/install.ts'
import { learn } from './uz/learn.ts'
import { meta } from './uz/meta.ts'
import { places } from './uz/places.ts'
import { questionnaire } from './uz/questionnaire.ts'
import { questions } from './uz/questions.ts'
import { report } from './uz/report.ts'
import { search } from './uz/search.ts'
import { shell } from './uz/shell.ts'
import { site } from './uz/site.ts'
import { statistics } from './uz/statistics.ts'
import { tests } from './uz/tests.ts'

const uz = {
  asking,
  complaint,
  content,
  guide,
  home,
  inbox,
  inbox_room,
  info,
  install,
  learn,
  meta,
  places,
  questionnaire,
  questions,
  report,
  search,
  shell,
  site,
  statistics,
  tests,
}
/** What the server's pages say, by area. Islands load their own areas, in one language. */
export type PageMessages = typeof uz

const MESSAGES: Record<Language, PageMessages> = {
  uz,
  ru: {
    asking: asking_ru,
    complaint: complaint_ru,
    content: content_ru,
    guide: guide_ru,
    home: home_ru,
    inbox: inbox_ru,
    inbox_room: inbox_room_ru,
    info: info_ru,
    install: install_ru,
    learn: learn_ru,
    meta: meta_ru,
    places: places_ru,
    questionnaire: questionnaire_ru,
    questions: questions_ru,
    report: report_ru,
    search: search_ru,
    shell: shell_ru,
    site: site_ru,
    statistics: statistics_ru,
    tests: tests_ru,
  },
  en: {
    asking: asking_en,
    complaint: complaint_en,
    content: content_en,
    guide: guide_en,
    home: home_en,
    inbox: inbox_en,
    inbox_room: inbox_room_en,
    info: info_en,
    install: install_en,
    learn: learn_en,
    meta: meta_en,
    places: places_en,
    questionnaire: questionnaire_en,
    questions: questions_en,
    report: report_en,
    search: search_en,
    shell: shell_en,
    site: site_en,
    statistics: statistics_en,
    tests: tests_en,
  },
}

/** All texts of a language as the build left them: one with a value in it is no string any more. Read them by `textsIn` or `useTexts`. */
export const messagesIn = (lang: Language): PageMessages => MESSAGES[lang]

/** `useTexts` for loaders, where no component is: `textsIn(lang, 'home')('title')`. */
export function textsIn<Area extends keyof PageMessages>(
  lang: Language,
  area: Area,
): (key: TextKey<PageMessages[Area]>, values?: Record<string, string>) => string {
  return createTranslator({
    locale: lang,
    messages: MESSAGES[lang],
    namespace: area,
    onError: () => {},
    getMessageFallback: ({ namespace, key }: { namespace?: string; key: string }) => fallbackText(namespace, key),
  } as never) as never
}

/** What stands where a text is missing: the Uzbek one, or nothing; never a key (seed section 8, product section 1). */
export function fallbackText(namespace: string | undefined, key: string): string {
  const path = [...(namespace ?? '').split('.'), ...key.split('.')].filter(Boolean)
  const text = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? at[step as keyof typeof at] : null),
    uz,
  )
  return typeof text === 'string' ? text : ''
}
