import type { Language } from '@himoya/contract/languages'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { messagesIn } from '../app/i18n/messages.ts'
import type { Stage } from './show.tsx'

/** What a child may write where no counsellor reads it soon. */
export const CRIES = [
  ['uz', 'O‘zimni o‘ldirmoqchiman'],
  ['ru', 'Я хочу умереть'],
  ['en', 'I want to die'],
] as const

const CALM = { uz: 'Bugun darsda nima bo‘ldi', ru: 'Что было сегодня на уроке', en: 'What we did in class today' }

/** Where a box stands once it rests: faces that come late and a first look move it, and that is not asked here. */
async function topOf(box: Locator): Promise<number> {
  let top = Number.NaN
  await expect
    .poll(() => {
      const before = top
      top = box.element().getBoundingClientRect().top
      return top === before
    })
    .toBe(true)
  return top
}

type Written = { box: Locator; lang: Language; cry: string }

/** Help comes to whoever has paused: what is typed, the place of its box and the focus stay, and nothing is sent anywhere. */
export async function expectHelpBeside({ asked }: Pick<Stage, 'asked'>, { box, lang, cry }: Written): Promise<void> {
  const { title, write } = messagesIn(lang).help_now
  const help = page.getByRole('region', { name: title })
  await box.fill(CALM[lang])
  await expect.poll(() => help.elements()).toEqual([])
  const [before, top] = [asked.length, await topOf(box)]
  await box.fill(cry)
  await expect.element(help.getByRole('link', { name: write })).toBeVisible()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue(cry)
  expect(await topOf(box)).toBe(top)
  expect(asked.slice(before)).toEqual([])
}
