import { HELP_CARDS } from '@himoya/contract/content/content-lists'
import type { Block, RichText, Span } from '@himoya/contract/content/rich-text'
import { lexer, type Token, type Tokens } from 'marked'
import { idOf } from './ids.ts'

const TONES = { KEY: 'key', INFO: 'info', WARNING: 'warning' } as const
/** A quote that begins so is a callout. */
const CALLOUT = /^\[!(?<tone>KEY|INFO|WARNING)\]\n/
/** A paragraph that is one link to `card:chat` is a help card. */
const CARD = /^card:(?<card>\w+)$/
/** A paragraph that is one picture leads to a medium by its kind and name. */
const MEDIUM = /^(?<kind>image|audio|video):(?<name>[\w-]+)$/

/** Blocks of Markdown, without what only separates them. */
export const blocksOf = (markdown: string): Token[] => lexer(markdown).filter(({ type }) => type !== 'space')

/** The text of an editor's document. Throws on Markdown that such a document cannot hold (HTML, code, tables, nested lists). */
export const richText = (tokens: readonly Token[]): RichText => tokens.map(blockOf)

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading)
    case 'list':
      return { type: 'list', ordered: (token as Tokens.List).ordered, items: itemsOf(token as Tokens.List) }
    case 'blockquote':
      return quoteOf(token as Tokens.Blockquote)
    case 'paragraph':
      return paragraphOf(token as Tokens.Paragraph)
    default:
      throw new Error(`a text holds no ${token.type}: ${token.raw}`)
  }
}

function headingOf({ depth, tokens }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3) throw new Error(`a heading has two or three signs, not ${depth}`)
  return { type: 'heading', level: depth, text: plainText(tokens) }
}

/** What an entry says; it holds words alone, no second list. */
export function itemsOf({ items }: Tokens.List): Span[][] {
  return items.map(({ raw, tokens: [words, ...more] }) => {
    if (words?.type !== 'text' || more.length > 0) throw new Error(`an entry of a list holds words alone: ${raw}`)
    return spansOf((words as Tokens.Text).tokens ?? [])
  })
}

function quoteOf({ text, tokens }: Tokens.Blockquote): Block {
  const tone = CALLOUT.exec(text)?.groups?.['tone'] as keyof typeof TONES | undefined
  if (tone === undefined) return { type: 'quote', spans: spansOf((tokens[0] as Tokens.Paragraph).tokens) }
  const [words] = blocksOf(text.replace(CALLOUT, '')) as Tokens.Paragraph[]
  return { type: 'callout', tone: TONES[tone], spans: spansOf(words!.tokens) }
}

function paragraphOf({ tokens }: Tokens.Paragraph): Block {
  const [only] = tokens.length === 1 ? (tokens as (Tokens.Link | Tokens.Image)[]) : []
  const card = only?.type === 'link' ? CARD.exec(only.href)?.groups?.['card'] : undefined
  if (card !== undefined) return { type: 'help', card: helpCard(card) }
  const medium = only?.type === 'image' ? MEDIUM.exec(only.href)?.groups : undefined
  if (medium === undefined) return { type: 'paragraph', spans: spansOf(tokens) }
  const caption = only!.text === '' ? {} : { caption: only!.text }
  return { type: medium['kind'] as 'image' | 'audio' | 'video', media_id: idOf('media', medium['name']!), ...caption }
}

function helpCard(name: string): (typeof HELP_CARDS)[number] {
  const card = HELP_CARDS.find((one) => one === name)
  if (card === undefined) throw new Error(`there is no help card ${name}`)
  return card
}

/** Neighbours that look the same are one run. */
function spansOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (const span of tokens.map(spanOf)) {
    const before = spans.at(-1)
    if (before && before.bold === span.bold && before.href === span.href) before.text += span.text
    else spans.push(span)
  }
  return spans
}

function spanOf(token: Token): Span {
  if (token.type === 'strong') return { text: plainText((token as Tokens.Strong).tokens), bold: true }
  if (token.type === 'link') return { text: plainText((token as Tokens.Link).tokens), href: (token as Tokens.Link).href }
  return { text: plainText([token]) }
}

/** Words without any look. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type !== 'text' && token.type !== 'escape') throw new Error(`plain words only, not ${token.type}: ${token.raw}`)
      return (token as Tokens.Text | Tokens.Escape).text
    })
    .join('')
}
