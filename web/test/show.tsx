import type { Language } from '@himoya/contract/languages'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, type GivenAnswers } from '../../kit/test/given-answers.ts'
import { createSession } from '../app/session/visitor-session.ts'
import { createIslandRoot } from '../app/ui/island/island-root.tsx'
import site from '../app/styles/site.css?inline'
import { adoptStyles } from '../app/ui/island/island-page.ts'

type Options = {
  /** What the page hands to its island, and the island's own sheet. */
  texts: (lang: Language) => object
  css: string
  lang?: Language
  /** The oldest phone's, unless said. */
  width?: number
  answers?: GivenAnswers['answers']
}
export type Stage = GivenAnswers & { leave(): void }

const leaving: (() => void)[] = []

beforeEach(() => {
  document.adoptedStyleSheets = []
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

/** Renders what an island shows, in its look and with what its page would hand to it; no page around it. */
export async function show(ui: ReactNode, { texts, css, lang = 'uz', width = 360, answers = {} }: Options): Promise<Stage> {
  await page.viewport(width, 740)
  const given = answerBy(answers)
  document.documentElement.lang = lang
  adoptStyles(site)
  adoptStyles(css)
  const place = document.body.appendChild(document.createElement('main'))
  place.className = 'wrap'
  const root = createRoot(place)
  const leave = (): void => {
    root.unmount()
    place.remove()
  }
  leaving.push(leave)
  root.render(createIslandRoot(createSession(lang))(texts(lang), ui))
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0)
  return { ...given, leave }
}
