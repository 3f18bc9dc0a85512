import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoSideways, WIDTHS } from './screens.ts'

/** Colours change over a moment, and half a change has no contrast. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // One that follows the scrolling stands still until somebody scrolls.
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(running.map((animation) => animation.finished))
  })

/** Zero findings as it stands, in light and dark, on the smallest phone and on a desktop; and nothing sticks out. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const [name, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await settled(page)
      // The legacy mode looks at the page alone: there are no frames, and no second page has to be opened.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
      expect(found, `${screen}, ${name}, ${scheme}`).toEqual([])
    }
    await expectNoSideways(page)
  }
}
