import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expectNoSideways, WIDTHS } from './screens.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a colour scheme can change, and a language cannot. */
const COLOURS = ['color-contrast', 'link-in-text-block']

type Look = { width: keyof typeof WIDTHS; scheme: 'light' | 'dark'; rules: RunOptions }
const EVERYTHING: readonly Look[] = [
  { width: 'phone', scheme: 'light', rules: {} },
  // The same colours stand at every width.
  { width: 'phone', scheme: 'dark', rules: { runOnly: { type: 'rule', values: COLOURS } } },
  { width: 'desktop', scheme: 'light', rules: {} },
]
const WORDS: readonly Look[] = [
  { width: 'phone', scheme: 'light', rules: { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) } },
]

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
 * Zero findings as it stands, in light and dark, on the smallest phone and on a desktop; and nothing sticks out. `again`: the same
 * screen in another language, which has other words, but no other colours.
 */
export async function expectAccessible(page: Page, screen: string, { again = false } = {}): Promise<void> {
  for (const { width, scheme, rules } of again ? WORDS : EVERYTHING) {
    await page.setViewportSize(WIDTHS[width])
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await settled(page)
    expect(await look(page, rules), `${screen}, ${width}, ${scheme}`).toEqual([])
    await expectNoSideways(page)
  }
  if (!again) return
  await page.setViewportSize(WIDTHS.desktop)
  await expectNoSideways(page)
}
