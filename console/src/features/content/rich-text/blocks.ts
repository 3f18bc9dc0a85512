import type { Block, RichText, Span } from '@himoya/contract/content/rich-text'
import type { Mark, Node } from 'prosemirror-model'
import { schema } from './schema.ts'

/** Stored blocks as the editor's document; none at all is one empty paragraph. */
export function asDocument(blocks: RichText): Node {
  const nodes = blocks.map(asNode)
  return schema.node('doc', null, nodes.length ? nodes : [schema.node('paragraph')])
}

/** What the document stores: empty lines are left out, and so are ends of white space only. */
export function asBlocks(document: Node): RichText {
  return document.children.flatMap((node) => asBlock(node) ?? [])
}

function asNode(block: Block): Node {
  switch (block.type) {
    case 'heading':
      return schema.node('heading', { level: block.level }, schema.text(block.text))
    case 'list':
      return schema.node(
        'list',
        { ordered: block.ordered },
        block.items.map((spans) => schema.node('list_item', null, spans.map(asText))),
      )
    case 'quote':
      return schema.node('quote', { source: block.source ?? '' }, block.spans.map(asText))
    case 'callout':
      return schema.node('callout', { tone: block.tone }, block.spans.map(asText))
    case 'paragraph':
      return schema.node('paragraph', null, block.spans.map(asText))
    case 'help':
      return schema.node('help', { card: block.card })
    default:
      return schema.node(block.type, { media_id: block.media_id, caption: block.caption ?? '' })
  }
}

function asText({ text, bold, italic, href }: Span): Node {
  const styles: Mark[] = []
  if (bold) styles.push(schema.mark('bold'))
  if (italic) styles.push(schema.mark('italic'))
  if (href) styles.push(schema.mark('link', { href }))
  return schema.text(text, styles)
}

function asBlock(node: Node): Block | null {
  const { attrs } = node
  if (node.isAtom) return asAtom(node)
  if (node.type.name === 'list') {
    const items = node.children.map(asSpans).filter((spans) => spans.length > 0)
    return items.length ? { type: 'list', ordered: attrs['ordered'] as boolean, items } : null
  }
  const spans = asSpans(node)
  if (spans.length === 0) return null
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', level: attrs['level'] as 2 | 3, text: node.textContent.trim() }
    case 'quote':
      return { type: 'quote', spans, ...(attrs['source'] ? { source: attrs['source'] as string } : {}) }
    case 'callout':
      return { type: 'callout', tone: attrs['tone'] as 'key', spans }
    default:
      return { type: 'paragraph', spans }
  }
}

function asAtom({ type, attrs }: Node): Block {
  if (type.name === 'help') return { type: 'help', card: attrs['card'] as 'chat' }
  const caption = attrs['caption'] as string
  return {
    type: type.name as 'image',
    media_id: attrs['media_id'] as string,
    ...(caption.trim() ? { caption: caption.trim() } : {}),
  }
}

function asSpans(line: Node): Span[] {
  if (line.textContent.trim() === '') return []
  return line.children.map(({ text, marks: styles }) => {
    const href = styles.find(({ type }) => type.name === 'link')?.attrs['href'] as string | undefined
    return {
      text: text!,
      ...(styles.some(({ type }) => type.name === 'bold') ? { bold: true as const } : {}),
      ...(styles.some(({ type }) => type.name === 'italic') ? { italic: true as const } : {}),
      ...(href ? { href } : {}),
    }
  })
}
