import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { OwnPage } from '../features/content/saved/own-page.tsx'
import { ownResultsTexts } from '../i18n/handed-texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'own_results', unlisted: true }

export default function TestsMine() {
  const { lang } = useSite()
  const t = useTexts('tests')
  return <OwnPage island="own-results" texts={ownResultsTexts(lang)} title={t('mine')} lead={t('mine_lead')} />
}
