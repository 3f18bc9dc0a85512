import type { Language } from '@himoya/contract/languages'
import { useQuery } from '../../../../session/use-query.ts'
import { useSession } from '../../../../session/session.ts'

const WORDS = {
  uz: () =>
    [
      import('../../../../i18n/uz/inbox-screen.ts'),
      import('../../../../i18n/uz/for-chat.ts'),
      import('../../../../i18n/uz/report-files.ts'),
      import('../../../../i18n/uz/help-now.ts'),
    ] as const,
  ru: () =>
    [
      import('../../../../i18n/ru/inbox-screen.ts'),
      import('../../../../i18n/ru/for-chat.ts'),
      import('../../../../i18n/ru/report-files.ts'),
      import('../../../../i18n/ru/help-now.ts'),
    ] as const,
  en: () =>
    [
      import('../../../../i18n/en/inbox-screen.ts'),
      import('../../../../i18n/en/for-chat.ts'),
      import('../../../../i18n/en/report-files.ts'),
      import('../../../../i18n/en/help-now.ts'),
    ] as const,
}

async function loadInboxScreen(lang: Language) {
  const [{ InboxScreen }, { inbox_screen }, { texts }, { report_files }, { help_now }] = await Promise.all([
    import('./inbox-screen.tsx'),
    ...WORDS[lang](),
  ])
  return { InboxScreen, words: { inbox_screen, chat: texts.chat, report_files, help_now } }
}

/** The inbox's code and words come while the number is typed, so that the entry page itself is light. */
export function useInboxScreen() {
  const { lang } = useSession()
  return useQuery({
    queryKey: ['InboxScreen', lang],
    queryFn: () => loadInboxScreen(lang),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
