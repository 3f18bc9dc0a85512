import axe from 'axe-core'

/* What can be seen of a component without a person's eye. */

/** Words that do not fit where they stand, and a page that is wider than its window. What ends in an ellipsis does so on purpose. */
export function cutTexts(): string[] {
  const wide =
    document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, textOverflow, clipPath, display } = getComputedStyle(element)
    if (!element.checkVisibility({ visibilityProperty: true }) || clipPath !== 'none' || display === 'inline') return false
    if (element.closest('.unseen, textarea, input, svg') || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX))
      return false
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return own && element.scrollWidth > element.clientWidth + 1
  })
  return [...wide, ...cut.map((element) => `${element.tagName.toLowerCase()}: ${element.textContent}`)]
}

/** Waits until three frames in a row show the same: a colour on its way to the next one is none that anybody reads. */
async function untilStill(): Promise<void> {
  for (let still = 0; still < 3;) {
    await new Promise(requestAnimationFrame)
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    still = moving.length > 0 ? 0 : still + 1
  }
}

export async function axeFindings(): Promise<string[]> {
  await untilStill()
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
