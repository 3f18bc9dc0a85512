import { ChevronRight } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../ui/screen/section.tsx'

const PAGES = [
  ['own_notifications', 'notifications'],
  ['own_saved', 'saved'],
  ['own_certificates', 'certificate'],
  ['own_results', 'tests/mine'],
  ['own_questions', 'questions/mine'],
  ['own_reports', 'report/mine'],
  ['own_data', 'profile/data'],
] as const

/** The person's own pages that no other page leads to. */
export function OwnThingsSection() {
  const { lang } = useSession()
  const t = useIslandTexts('account')
  return (
    <Section title={t('profile.own_things')}>
      <nav className="flex flex-col" aria-label={t('profile.own_things')}>
        {PAGES.map(([name, path]) => (
          <a
            key={path}
            className="flex min-h-13 items-center justify-between border-line not-first:border-t font-[650] text-ink no-underline"
            href={`/${lang}/${path}`}
          >
            {t(`profile.${name}`)}
            <Icon of={ChevronRight} />
          </a>
        ))}
      </nav>
    </Section>
  )
}
