import type { Block, RichText } from '@himoya/contract/content/rich-text'

/** Blocks without words of their own: the same in every language. */
const keyOf = (block: Block): string | null =>
  block.type === 'help' ? `help ${block.card}` : 'media_id' in block ? `${block.type} ${block.media_id}` : null

const keysOf = (text: RichText): string[] => text.flatMap((block) => keyOf(block) ?? [])

/** Which pictures, sounds, videos and help cards stand in `source` and not in `text`; a second one of the same counts. */
export function missingBlocks(source: RichText, text: RichText): Block[] {
  const there = keysOf(text)
  return source.filter((block) => {
    const key = keyOf(block)
    if (key === null) return false
    const at = there.indexOf(key)
    if (at >= 0) there.splice(at, 1)
    return at < 0
  })
}

/**
 * `text` with what it lacks of `source`, each behind as many blocks of words as there; its own words stay as they are. A
 * caption is left to whoever translates.
 */
export function withStructureOf(source: RichText, text: RichText): RichText {
  const missing = new Set(missingBlocks(source, text))
  const result = [...text]
  let words = 0
  for (const block of source) {
    if (keyOf(block) === null) words += 1
    else if (missing.has(block)) result.splice(placeAfter(result, words), 0, withoutCaption(block))
  }
  return result
}

/** Behind the `count`-th block of words, and behind what already follows it without words. */
function placeAfter(text: RichText, count: number): number {
  let [at, seen] = [0, 0]
  while (at < text.length && (seen < count || keyOf(text[at]!) !== null)) {
    if (keyOf(text[at]!) === null) seen += 1
    at += 1
  }
  return at
}

function withoutCaption(block: Block): Block {
  if (!('media_id' in block)) return block
  const { type, media_id } = block
  return { type, media_id }
}
