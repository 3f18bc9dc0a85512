import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { FULL } from '../kit/test/full.ts'
import { expectNoSideways, WIDTHS } from './screens.ts'

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a colour scheme can change, and a language cannot. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

type Width = keyof typeof WIDTHS
type Look = { width: Width; scheme: 'light' | 'dark'; rules: RunOptions }

/** The same colours stand at every width. */
const looksAt = (width: Width): readonly Look[] => [
  { width, scheme: 'light', rules: {} },
  { width, scheme: 'dark', rules: { runOnly: { type: 'rule', values: COLOURS } } },
]
const FAR: Record<Width, Look> = {
  phone: { width: 'desktop', scheme: 'light', rules: {} },
  desktop: { width: 'phone', scheme: 'light', rules: {} },
}
/** In another language: other words, no other colours. */
const wordsAt = (width: Width): readonly Look[] => [
  { width, scheme: 'light', rules: { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) } },
]

function looksOf(near: Width, again: boolean, everywhere: boolean): readonly Look[] {
  if (again) return wordsAt(near)
  return everywhere ? [...looksAt(near), FAR[near]] : looksAt(near)
}

/** Colours change over a moment, and half a change has no contrast: two still frames, one after the other, end the wait. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let still = 0; still < 2;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // One that follows the scrolling stands still until somebody scrolls.
      const running = document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      still = running.length === 0 ? still + 1 : 0
      await Promise.allSettled(running.map((animation) => animation.finished))
    }
  })

/** axe in the page itself, brought once for each document; our pages have no frames. */
async function look(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: { run(on: Document, options: RunOptions): Promise<AxeResults> } }
    const { violations } = await axe.run(document, { ...wanted, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, options)
}

/**
 * Zero findings as it stands, in light and dark, where its people have it: the site on the smallest phone, the console on a desktop;
 * `everywhere`, and in the full form, on the other as well. Nothing sticks out on either. `again`: the same screen in another language.
 */
export async function expectAccessible(page: Page, screen: string, { again = false, everywhere = FULL } = {}): Promise<void> {
  const near: Width = new URL(page.url()).pathname.startsWith('/staff') ? 'desktop' : 'phone'
  const looks = looksOf(near, again, everywhere)
  for (const { width, scheme, rules } of looks) {
    await page.setViewportSize(WIDTHS[width])
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await settled(page)
    expect(await look(page, rules), `${screen}, ${width}, ${scheme}`).toEqual([])
    await expectNoSideways(page)
  }
  const far = FAR[near].width
  if (!looks.some(({ width }) => width === far)) {
    await page.setViewportSize(WIDTHS[far])
    await expectNoSideways(page)
  }
  // The journey goes on from here in one state, whatever was looked at.
  await page.setViewportSize(WIDTHS.desktop)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
