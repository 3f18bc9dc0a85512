import type { Span } from '@himoya/contract/content/rich-text'
import type { ReactNode } from 'react'
import { useSite } from '../../../ui/site/use-site.ts'
import { inOrder } from './in-order.ts'

/** Of our own pages, without a language before it. */
export const OWN_PAGE = /^\/(?!(?:uz|ru|en|media)(?:\/|$))/

/** Runs of words with their look. Words are text nodes; addresses were checked when they were stored (contract, `Href`). */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return inOrder(spans, (span) => <SpanWords span={span} />)
}

function SpanWords({ span: { text, bold, italic, href } }: { span: Span }) {
  const { lang } = useSite()
  let words: ReactNode = text
  if (italic) words = <em>{words}</em>
  if (bold) words = <b>{words}</b>
  if (href === undefined) return words
  const is_away = href.startsWith('https:')
  return (
    // An editor writes `/learn`; the page's own language goes before it.
    <a href={OWN_PAGE.test(href) ? `/${lang}${href}` : href} rel={is_away ? 'noopener noreferrer' : undefined}>
      {words}
    </a>
  )
}
