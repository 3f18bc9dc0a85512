import type { Test } from '@himoya/contract/content/tests'
import { createIslandRoot } from '../ui/island/island-root.tsx'
import { openScreen } from '../ui/form-runner/open-screen.ts'
import { adoptStyles, pageLanguage } from '../ui/island/island-page.ts'
import css from '../features/content/tests/screen.css?inline'
import { TestScreen } from '../features/content/tests/test-screen.tsx'

const TEXTS = {
  uz: () => import('../i18n/uz/for-test-screen.ts'),
  ru: () => import('../i18n/ru/for-test-screen.ts'),
  en: () => import('../i18n/en/for-test-screen.ts'),
}
adoptStyles(css)
const islandRoot = createIslandRoot()

/** Puts the questions in the place of what the page says about them; `part` is what was pressed (features/content/tests/test-start.tsx). */
export async function openTest(part: HTMLElement): Promise<void> {
  const { texts } = await TEXTS[pageLanguage()]()
  const { test, kind, texts: given } = part.dataset as { test: string; kind: Test['kind']; texts: string }
  const words = { ...texts, ...(JSON.parse(given) as object) }
  openScreen({
    part,
    name: 'test-screen',
    render: (onClose) => islandRoot(words, <TestScreen test={test} kind={kind} onClose={onClose} />),
  })
}
