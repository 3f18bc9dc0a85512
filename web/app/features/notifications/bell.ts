import type { Language } from '@himoya/contract/languages'
import { Bell } from 'lucide'
import { BELL_WORDS } from '../../i18n/with-code/bell-words.ts'
import css from './bell.css?inline'
import { countWords } from './unread.ts'

export type BellMark = { show(unread: number): void; remove(): void }

/** Stands beside the account link at the top of every page, once somebody is signed in; a page that is kept for all has none. */
export function drawBell(lang: Language): BellMark {
  const words = BELL_WORDS[lang]
  const link = document.createElement('a')
  link.className = 'icon-btn bell'
  link.href = `/${lang}/notifications`
  if (location.pathname === link.pathname) link.ariaCurrent = 'page'
  link.append(drawIcon())
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const mark: BellMark = {
    show(unread) {
      const count = countWords(unread)
      link.setAttribute('aria-label', unread ? words.unread + count : words.name)
      if (unread) link.dataset['unread'] = count
      else delete link.dataset['unread']
    },
    remove: () => link.remove(),
  }
  mark.show(0)
  const account = document.querySelector('a[data-own]')
  account?.setAttribute('aria-label', words.account)
  account?.before(link)
  return mark
}

function drawIcon(): Element {
  const svg = draw('svg', { class: 'ic', viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  svg.append(...Bell.map(([tag, attributes]) => draw(tag, attributes)))
  return svg
}

function draw(tag: string, attributes: Record<string, string | number | undefined>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
