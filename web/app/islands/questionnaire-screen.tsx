import { createIslandRoot } from '../ui/island/island-root.tsx'
import { openScreen } from '../ui/form-runner/open-screen.ts'
import { adoptStyles, pageLanguage } from '../ui/island/island-page.ts'
import { QuestionnaireScreen } from '../features/content/questionnaires/questionnaire-screen.tsx'
import css from '../features/content/questionnaires/screen.css?inline'
import type { PageMemory } from '../features/content/questionnaires/use-answering.ts'

const TEXTS = {
  uz: () => import('../i18n/uz/for-questionnaire-screen.ts'),
  ru: () => import('../i18n/ru/for-questionnaire-screen.ts'),
  en: () => import('../i18n/en/for-questionnaire-screen.ts'),
}
adoptStyles(css)
const islandRoot = createIslandRoot()
const memory: PageMemory = { begun: null }

/** Puts the questions in the place of what the page says about them; `part` is what was pressed. */
export async function openQuestionnaire(part: HTMLElement): Promise<void> {
  const { texts } = await TEXTS[pageLanguage()]()
  openScreen({
    part,
    name: 'questionnaire-screen',
    render: (onClose) =>
      islandRoot(texts, <QuestionnaireScreen slug={part.dataset['slug']!} memory={memory} onClose={onClose} />),
    onLeave: () => (memory.begun = null),
  })
}
