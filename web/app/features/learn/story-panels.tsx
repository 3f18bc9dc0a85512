import type { ShownText } from '@himoya/contract/rich-text'
import { useTexts } from '../../i18n/use-texts.ts'
import { inOrder } from '../content/in-order.ts'
import { RichText } from '../content/rich-text.tsx'

/** A picture story: each picture begins a panel, with the words up to the next one. What stands before the first is no panel. */
export function panelsOf(body: ShownText): { before: ShownText; panels: ShownText[] } {
  const before: ShownText = []
  const panels: ShownText[] = []
  for (const block of body) {
    if (block.type === 'image') panels.push([block])
    else (panels.at(-1) ?? before).push(block)
  }
  return { before, panels }
}

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
