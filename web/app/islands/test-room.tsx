import type { Test } from '@himoya/contract/tests'
import { createRoot } from 'react-dom/client'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, pageLanguage } from '../features/page/mount-island.tsx'
import { LEAVE_EVENT } from '../features/shell/island-events.ts'
import css from '../features/tests/room.css?inline'
import { TestRoom } from '../features/tests/test-room.tsx'

const TEXTS = {
  uz: () => import('../features/tests/texts/uz.ts'),
  ru: () => import('../features/tests/texts/ru.ts'),
  en: () => import('../features/tests/texts/en.ts'),
}
adoptStyles(css)
const islandRoot = createIslandRoot()

/** Puts the questions in the place of what the page says about them; `part` is what was pressed (features/tests/test-start.tsx). */
export async function openTest(part: HTMLElement): Promise<void> {
  const { texts } = await TEXTS[pageLanguage()]()
  const intro = part.closest<HTMLElement>('.page')!
  const place = document.createElement('div')
  place.className = 'wrap test-room'
  const root = createRoot(place)
  const empty = (): void => root.unmount()
  function onClose(): void {
    document.removeEventListener(LEAVE_EVENT, empty)
    empty()
    place.remove()
    intro.hidden = false
    part.querySelector('button')!.focus()
  }
  const { test, kind, texts: given } = part.dataset as { test: string; kind: Test['kind']; texts: string }
  const words = { ...texts, ...(JSON.parse(given) as object) }
  document.addEventListener(LEAVE_EVENT, empty)
  root.render(islandRoot(words, <TestRoom test={test} kind={kind} onClose={onClose} />))
  intro.after(place)
  intro.hidden = true
}
