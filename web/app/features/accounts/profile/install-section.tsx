import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../ui/screen/section.tsx'

/** The way to an icon on the screen, on a phone of one's own: somebody else's should show none. */
export function InstallSection() {
  const { lang, tokens } = useSession()
  const t = useIslandTexts('account')
  if (tokens.in_memory) return null
  return (
    <Section title={t('profile.install')} hint={t('profile.install_hint')}>
      <a className="btn btn-second" href={`/${lang}/install`}>
        {t('profile.install_choose')}
      </a>
    </Section>
  )
}
