import type { Language } from '@himoya/contract/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, type GivenAnswers } from '../../kit/test/given-answers.ts'
import { InLook } from '../src/app/frame.tsx'
import { loadTexts } from '../src/app/dictionaries/messages.ts'
import { type Text, TextsContext, textIn } from '../src/i18n/use-text.ts'
import { createServices, type Services, ServicesContext } from '../src/session/services.ts'
import { Notices } from '../src/ui/notices/notices.tsx'

type Options = {
  lang?: Language
  /** A phone's, unless said. */
  width?: number
  answers?: GivenAnswers['answers']
  services?: Services
}
export type Stage = GivenAnswers & {
  services: Services
  text: Text
  leave(): void
}

const leaving: (() => void)[] = []

afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

/** Renders what stands inside the console's roof: its look, its texts, its services; no page around it. */
export async function show(ui: ReactNode, options: Options = {}): Promise<Stage> {
  const { lang = 'uz', width = 390, answers = {}, services = createServices() } = options
  await page.viewport(width, 844)
  const given = answerBy(answers)
  const texts = await loadTexts(lang)
  document.documentElement.lang = lang
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const leave = (): void => {
    root.unmount()
    place.remove()
  }
  leaving.push(leave)
  const router = createMemoryRouter([{ path: '*', element: ui }])
  root.render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <TextsContext value={{ lang, texts }}>
          <InLook>
            <RouterProvider router={router} useTransitions={false} />
            <Notices />
          </InLook>
        </TextsContext>
      </QueryClientProvider>
    </ServicesContext>,
  )
  // a dialog stands beside its place
  await expect.poll(() => place.childElementCount + document.querySelectorAll('[role=dialog]').length).toBeGreaterThan(0)
  return { ...given, services, text: (key, values) => textIn(texts, key, values), leave }
}
