import type { PageFacts } from '../features/page/page-facts.ts'
import { useSite } from '../features/page/use-site.ts'
import { AskingPage } from '../features/questions/asking-page.tsx'
import { askingTexts } from '../i18n/island-messages.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'receipt', unlisted: true }

export default function QuestionsReceipt() {
  const { lang } = useSite()
  const t = useTexts('meta')
  return <AskingPage island="receipt" props={{ texts: askingTexts(lang, ['receipt', 'own']) }} title={t('receipt.title')} />
}
