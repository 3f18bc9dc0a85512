import { createIslandRoot } from '../ui/island/island-root.tsx'
import { openRoom } from '../ui/asking/open-room.ts'
import { adoptStyles, pageLanguage } from '../ui/island/mount-island.tsx'
import { QuestionnaireRoom } from '../features/questionnaire/questionnaire-room.tsx'
import css from '../features/questionnaire/room.css?inline'
import type { PageMemory } from '../features/questionnaire/use-answering.ts'

const TEXTS = {
  uz: () => import('../features/questionnaire/texts/uz.ts'),
  ru: () => import('../features/questionnaire/texts/ru.ts'),
  en: () => import('../features/questionnaire/texts/en.ts'),
}
adoptStyles(css)
const islandRoot = createIslandRoot()
const memory: PageMemory = { begun: null }

/** Puts the questions in the place of what the page says about them; `part` is what was pressed. */
export async function openQuestionnaire(part: HTMLElement): Promise<void> {
  const { texts } = await TEXTS[pageLanguage()]()
  openRoom({
    part,
    name: 'questionnaire-room',
    render: (onClose) => islandRoot(texts, <QuestionnaireRoom slug={part.dataset['slug']!} memory={memory} onClose={onClose} />),
    onLeave: () => (memory.begun = null),
  })
}
