import type { ShownBlock, ShownText } from '@himoya/contract/content/rich-text'
import { useTexts } from '../../../i18n/use-texts.ts'
import { inOrder } from '../public/in-order.ts'
import { RichText } from '../public/rich-text.tsx'

/**
 * A picture story: each picture begins a panel, with the words up to the next one. A heading right above a picture belongs to
 * it. What stands before the first is no panel.
 */
export function panelsOf(body: ShownText): { before: ShownText; panels: ShownText[] } {
  const before: ShownText = []
  const panels: ShownText[] = []
  for (const block of body) {
    const words = panels.at(-1) ?? before
    if (block.type !== 'image') words.push(block)
    else panels.push([...(words.at(-1)?.type === 'heading' ? [words.pop()!] : []), withoutLook(block)])
  }
  return { before, panels }
}

/** All its pictures are further down: their blurred looks would weigh more than the words. */
const withoutLook = (block: Extract<ShownBlock, { type: 'image' }>): ShownBlock => ({
  ...block,
  picture: { ...block.picture, placeholder: '' },
})

/** One under the other: it can be read without a script, printed, and scrolled by any hand. */
export function StoryPanels({ body }: { body: ShownText }) {
  const t = useTexts('learn')
  const { before, panels } = panelsOf(body)
  return (
    <>
      <RichText body={before} />
      <ol className="panels">
        {inOrder(panels, (panel, place) => (
          <li className="card panel">
            <RichText body={panel} />
            <p className="meta">{t('lesson.panel', { number: String(place + 1), count: String(panels.length) })}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
