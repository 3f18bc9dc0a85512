import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { OwnPage } from '../features/content/saved/own-page.tsx'
import { ownTexts } from '../i18n/handed-texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'certificates', unlisted: true }

export default function Certificates() {
  const { lang } = useSite()
  const t = useTexts('learn')
  return (
    <OwnPage
      island="certificates"
      texts={ownTexts(lang, ['certificates'])}
      title={t('own.certificates')}
      lead={t('own.certificates_lead')}
    />
  )
}
