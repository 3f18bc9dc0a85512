import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { AskingPage } from '../features/questions/asking-page.tsx'
import { askingTexts } from '../i18n/handed-texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'own_questions', unlisted: true }

export default function QuestionsMine() {
  const { lang } = useSite()
  const t = useTexts('questions')
  return <AskingPage island="own-questions" props={{ texts: askingTexts(lang, ['mine', 'own']) }} title={t('mine')} />
}
