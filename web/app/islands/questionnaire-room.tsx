import { createRoot } from 'react-dom/client'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, pageLanguage } from '../features/page/mount-island.tsx'
import { QuestionnaireRoom } from '../features/questionnaire/questionnaire-room.tsx'
import css from '../features/questionnaire/room.css?inline'
import type { PageMemory } from '../features/questionnaire/use-answering.ts'
import { LEAVE_EVENT } from '../features/shell/island-events.ts'

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
  const intro = part.closest<HTMLElement>('.page')!
  const place = document.createElement('div')
  place.className = 'wrap questionnaire-room'
  const root = createRoot(place)
  function leave(): void {
    root.unmount()
    memory.begun = null
  }
  function onClose(): void {
    document.removeEventListener(LEAVE_EVENT, leave)
    root.unmount()
    place.remove()
    intro.hidden = false
    part.querySelector('button')!.focus()
  }
  document.addEventListener(LEAVE_EVENT, leave)
  root.render(islandRoot(texts, <QuestionnaireRoom slug={part.dataset['slug']!} memory={memory} onClose={onClose} />))
  intro.after(place)
  intro.hidden = true
}
