import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { AskPage } from '../features/questions/public-questions/ask-page.tsx'
import { askTexts } from '../i18n/handed-texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'own_questions', unlisted: true }

export default function QuestionsMine() {
  const { lang } = useSite()
  const t = useTexts('questions')
  return <AskPage island="own-questions" props={{ texts: askTexts(lang, ['mine', 'own']) }} title={t('mine')} />
}
