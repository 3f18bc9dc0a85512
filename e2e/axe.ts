import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expectNoSideways, WIDTHS } from './screens.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a colour scheme can change; all the rest is looked at once for each width. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
const SCHEMES = { light: {}, dark: COLOURS } as const satisfies Record<string, RunOptions>

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

/** Zero findings as it stands, in light and dark, on the smallest phone and on a desktop; and nothing sticks out. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const [name, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size)
    for (const [scheme, options] of Object.entries(SCHEMES)) {
      await page.emulateMedia({ colorScheme: scheme as keyof typeof SCHEMES, reducedMotion: 'reduce' })
      await settled(page)
      expect(await look(page, options), `${screen}, ${name}, ${scheme}`).toEqual([])
    }
    await expectNoSideways(page)
  }
}
