import type { Page } from '@playwright/test'
import { firstOfEachKind, listedPaths, LOOKED_AT, readPage } from './content-pages.ts'
import type { House } from './house.ts'
import type { Language } from '@himoya/contract/languages'
import { at } from './screens.ts'
import routes from '../web/app/routes.ts'

/** Addresses nothing links to, for the patterns that only know them. */
const UNLINKED: Record<string, string> = {
  'certificate/:code': 'certificate/2222-2222-2222',
  'preview/:token': 'preview/no-such-preview',
  'questionnaire/:slug': 'questionnaire/maktab-muhiti',
  '*': 'no-such-page',
}

const asPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Every address a page of the language links to, below the language. */
async function linkedFrom(house: House, lang: Language, path: string): Promise<string[]> {
  const html = await readPage(house.url + at(lang, path))
  return [...html.matchAll(new RegExp(`href="/${lang}/([^"?#]+)`, 'g'))].map((hit) => hit[1]!)
}

const found = new Map<Language, Promise<string[]>>()

/**
 * One address for each route of the app: the path itself, or the longest of those that the map of the site or another page
 * knows. A new route is swept without a word here; one that no page leads to must be named above. Looked for once a worker: all houses are copies of one.
 */
export function pathsOfRoutes(house: House, lang: Language): Promise<string[]> {
  const known = found.get(lang) ?? findPaths(house, lang)
  found.set(lang, known)
  return known
}

async function findPaths(house: House, lang: Language): Promise<string[]> {
  const all = routes[0]!.children!.map(({ path = '', file }) => ({ path, file }))
  const plain = all.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
  const known = new Set(await listedPaths(house, lang))
  const read = [...plain, ...[...known].filter(firstOfEachKind(LOOKED_AT))]
  for (const path of read) for (const linked of await linkedFrom(house, lang, path)) known.add(linked)
  const chosen = all
    .filter(({ path }) => /[:*]/.test(path))
    .flatMap(({ path: pattern, file }) => {
      const hits = UNLINKED[pattern] ? [] : [...known].filter((path) => asPattern(pattern).test(path) && !plain.includes(path))
      const longest = hits.sort((one, other) => other.length - one.length)[0] ?? UNLINKED[pattern]
      // The second page of a short list is not there; its first is the same page.
      if (longest === undefined && all.some((other) => other.file === file && other.path !== pattern)) return []
      if (longest === undefined) throw new Error(`No page leads to ${pattern}`)
      return [longest]
    })
  return [...plain, ...new Set(chosen)]
}

/** A window: its size, and how much larger than usual the text is set. 1280 px enlarged four times are 320 px. */
export type Look = { width: number; height: number; text: 100 | 200 }
export const nameOf = ({ width, height, text }: Look): string => `${width}x${height} at ${text} %`

/** The worst of all windows: everything large on the smallest phone, four times enlarged, and the usual ones. */
export const WORST: readonly Look[] = [
  { width: 320, height: 640, text: 200 },
  { width: 320, height: 256, text: 100 },
  { width: 360, height: 640, text: 100 },
  { width: 1366, height: 768, text: 200 },
]
/** Where the page is wide and SOS stands beside the chat, in usual text. */
export const BETWEEN: readonly Look[] = [
  { width: 744, height: 800, text: 100 },
  { width: 1024, height: 768, text: 100 },
  { width: 1280, height: 900, text: 100 },
  { width: 1366, height: 768, text: 100 },
]
const SIZES = [
  [320, 568],
  [360, 640],
  [412, 915],
  [768, 1024],
  [1366, 768],
] as const
export const ALL: readonly Look[] = [
  ...SIZES.flatMap(([width, height]) => ([100, 200] as const).map((text) => ({ width, height, text }))),
  ...WORST,
  ...BETWEEN,
]

export async function look(page: Page, to: Look): Promise<void> {
  await page.setViewportSize({ width: to.width, height: to.height })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    scrollTo(0, 0)
  }, `${to.text}%`)
}

/** What is wrong with the page as it stands, in words; an empty list when nothing is. */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate(measure)

/** Runs in the page. */
export function measure(): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  const width = root.clientWidth
  const tell = (element: Element): string => {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words}`
  }
  const clipped = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.clipPath.startsWith('inset(50%') || (style.position === 'absolute' && style.clip !== 'auto')) return true
    }
    return false
  }
  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !clipped(element)
  const scrolls = (element: Element): boolean => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) return true
    return false
  }

  scrollTo(0, 0)
  if (root.scrollWidth > width) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && shown(element) && !scrolls(element),
    )
    faults.add(`sideways ${root.scrollWidth} > ${width}: ${wide.slice(-3).map(tell).join(' | ')}`)
  }

  type Line = { node: Text; left: number; right: number; top: number; bottom: number }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!
    if (!node.data.trim() || !shown(parent) || parent.closest('script, style, noscript, svg, option, textarea')) continue
    const range = document.createRange()
    const rowsOf = (start: number, end: number): number => {
      range.setStart(node, start)
      range.setEnd(node, end)
      return new Set([...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => Math.round(rect.top))).size
    }
    // A long word may break; one that says how something stands may not, nor a number to call.
    const is_whole =
      parent.closest('[href^="tel:"], .tag, .avail, #sos h2, .sos-words, .sos-times, .sos-strip, .sos-digits') !== null
    for (const hit of node.data.matchAll(/\d{2,}|[\p{L}\p{M}‘’]{2,}/gu)) {
      if ((is_whole || hit[0].length <= 9) && rowsOf(hit.index, hit.index + hit[0].length) > 1)
        faults.add(`"${hit[0]}" breaks in ${tell(parent)}`)
    }
    if (parent.closest('.top, .corners, .step-bar, #chat, dialog') || scrolls(parent)) continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const quarter = (bottom - top) / 4
      if (right - left > 1) lines.push({ node, left, right, top: top + quarter, bottom: bottom - quarter })
    }
  }
  for (const link of document.querySelectorAll('a[href^="tel:"]')) {
    if (!shown(link)) continue
    const tops = new Set<number>()
    const digits = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    for (let node = digits.nextNode() as Text | null; node; node = digits.nextNode() as Text | null) {
      const [hit] = node.data.matchAll(/\+?\d[\d ]*/g)
      if (!hit) continue
      const range = document.createRange()
      range.setStart(node, hit.index)
      range.setEnd(node, hit.index + hit[0].trimEnd().length)
      for (const rect of range.getClientRects()) if (rect.width > 0) tops.add(Math.round(rect.top))
    }
    if (tops.size > 1) faults.add(`the number breaks in ${tell(link)}`)
  }
  lines.sort((one, other) => one.top - other.top)
  lines.forEach((one, place) => {
    for (let next = place + 1; next < lines.length && lines[next]!.top < one.bottom - 2; next++) {
      const other = lines[next]!
      if (other.node !== one.node && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2)
        faults.add(`overprinted: "${one.node.data.slice(0, 30)}" and "${other.node.data.slice(0, 30)}"`)
    }
  })

  const hits = (element: Element, x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y)
    if (!hit || element.contains(hit) || hit.contains(element)) return null
    return hit.closest('label')?.contains(element) ? null : hit
  }
  const sheet = document.querySelector('dialog[open]')
  if (sheet) {
    const CORNER = 24
    const part = (sheet.querySelector('.sheet, .modal') ?? sheet).getBoundingClientRect()
    const cross = [...sheet.querySelectorAll('.icon-btn')].find(shown)
    const box = cross?.getBoundingClientRect()
    if (!box) faults.add('a sheet without a cross')
    else {
      const is_plain = sheet.classList.contains('large-picture')
      const top = Math.max(part.top, 0)
      if (part.right - box.right > CORNER || (!is_plain && Math.abs(box.top - top) > CORNER))
        faults.add(`the cross is not in the corner: ${Math.round(part.right - box.right)}, ${Math.round(box.top - top)}`)
      for (const sos of document.querySelectorAll('.sos, [data-sos]')) {
        const other = sos.getBoundingClientRect()
        const lies_over = other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top
        if (other.width > 0 && lies_over && shown(sos)) faults.add('SOS lies where the cross is')
      }
    }
  }
  const fixed = (name: string): void => {
    const element = [...(sheet ?? document).querySelectorAll(name)].find(shown)
    if (!element) return void faults.add(`no ${name}`)
    const box = element.getBoundingClientRect()
    if (box.left < 0 || box.top < 0 || box.right > width + 0.5 || box.bottom > innerHeight + 0.5)
      faults.add(`${name} out of sight: ${Math.round(box.left)}-${Math.round(box.right)}, ${Math.round(box.bottom)}`)
    else if (hits(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2)) faults.add(`${name} covered`)
  }
  const panel = root.hasAttribute('data-panel') || sheet
  for (const name of panel ? ['.exit', '.sos'] : ['.exit', '.sos', '.chat-button']) fixed(name)
  if (panel) return [...faults]
  // SOS and the chat lie on a bar of their own, never on what is to be read or pressed.
  for (const button of document.querySelectorAll('.corners > button')) {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    for (const x of [left - 3, right + 3])
      if (!document.elementFromPoint(x, (top + bottom) / 2)?.closest('.corners')) faults.add(`${tell(button)} lies on the page`)
  }

  // The way on of a step: on a phone it stands in the lower bar, from the first view on.
  const way_on = document.querySelector('.step-bar .btn')
  if (way_on && width < 992) {
    fixed('.step-bar .btn')
    const box = way_on.getBoundingClientRect()
    for (const corner of document.querySelectorAll('.corners > button')) {
      const other = corner.getBoundingClientRect()
      if (other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top)
        faults.add(`${tell(way_on)} lies on ${tell(corner)}`)
    }
  }

  const controls = [
    ...document.querySelectorAll(
      'main :is(a[href], button, summary, input, select, textarea), .footer a, .header :is(a, summary)',
    ),
  ].filter(
    (element) =>
      shown(element) &&
      element.getBoundingClientRect().width > 0 &&
      !scrolls(element) &&
      !element.closest('svg') &&
      // looked at above, where it stands in the bar
      !(element === way_on && width < 992),
  )
  const strip = Math.max(...[...document.querySelectorAll('.strip, .exit')].map((one) => one.getBoundingClientRect().height))
  const floor = Math.min(
    ...[...document.querySelectorAll('.corners > .sos, .step-bar .btn')].map((one) => one.getBoundingClientRect().top),
  )
  const bars = strip + Math.max(120, innerHeight - floor + 24)
  const check = (element: Element): void => {
    const tall = element.getBoundingClientRect().height > innerHeight - bars
    element.scrollIntoView({ block: tall ? 'center' : 'nearest', behavior: 'instant' })
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [above, below] = [Math.max(top, 0) + 3, Math.min(bottom, innerHeight) - 3]
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, above],
      [right - 4, above],
      [left + 4, below],
      [right - 4, below],
    ]
    for (const [x, y] of tall ? points.slice(0, 1) : points) {
      const hit = hits(element, x!, y!)
      const over = hit?.closest('.strip, .top, .corners, .sos, .chat-button, .step-bar')
      if (over || (hit && x === points[0]![0])) {
        faults.add(`${tell(element)} lies under ${tell(over ?? hit!)}`)
        return
      }
    }
  }
  for (const element of controls) check(element)
  fixed('.exit')
  fixed('.sos')
  for (const element of controls.toReversed()) check(element)
  return [...faults]
}
