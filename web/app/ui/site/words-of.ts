import type { ShownText } from '@himoya/contract/content/rich-text'

/** What a text says, without its form: for engines and feeds. */
export function wordsOf(body: ShownText): string {
  const spans = (all: readonly { text: string }[]): string => all.map(({ text }) => text).join('')
  return body
    .flatMap((block): string[] => {
      if (block.type === 'heading') return [block.text]
      if (block.type === 'list') return block.items.map(spans)
      return 'spans' in block ? [spans(block.spans)] : []
    })
    .join(' ')
}
