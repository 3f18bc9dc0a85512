import type { ContentType } from '@himoya/contract/content/content-types'
import type { Block, RichText, Span } from '@himoya/contract/content/rich-text'
import { type Text, useLang, useText } from '../../i18n/use-text.ts'
import type { TextKey } from '../../i18n/text-key.ts'
import { FORMS } from './content-forms.ts'
import styles from './compare.module.css'
import { titleOf } from './title.ts'
import { useContentOne } from './use-content.ts'
import { firstOf, useFieldKinds } from './public/field-kinds.ts'
import { useMedium } from './library/public/use-media.ts'
import { type FieldValues, isEmpty, type Path } from './public/working.ts'

type Props = { type: ContentType; path: Path; value: unknown; facts: FieldValues }

/** A field's value as words, to be read beside another. */
export function ValueView({ type, path, value, facts }: Props) {
  const text = useText()
  const kinds = useFieldKinds()
  const [first, second, third] = path.split('.')
  const fact = first === 'facts' ? FORMS[type].facts.find(({ name }) => name === second) : undefined
  const lang = first === 'texts' ? second : undefined
  if (isEmpty(value)) return <em className={styles.nothing}>{text('content.nothing_there')}</em>
  if (fact?.ask === 'content') return <OtherTitle type={fact.type} id={value as string} />
  if (fact?.ask === 'medium') return <MediumWords id={value as string} />
  if (fact && 'words' in fact)
    return (
      <>
        {[value]
          .flat()
          .map((one) => text(`${fact.words}.${String(one)}` as TextKey))
          .join(', ')}
      </>
    )
  if (typeof value === 'boolean') return <>{text(value ? 'content.yes' : 'content.no')}</>
  const lines = firstOf(kinds, (kind) => kind.linesOf(path, value, text, facts))
  const is_text =
    first === 'texts' && Array.isArray(value) && FORMS[type].texts.some(({ name, ask }) => name === third && ask === 'blocks')
  const words = lines ?? (is_text ? wordsOf(value as RichText, text) : typeof value === 'string' ? value : JSON.stringify(value))
  return (
    <span className={styles.words} lang={lang}>
      {words}
    </span>
  )
}

function OtherTitle({ type, id }: { type: ContentType; id: string }) {
  const lang = useLang()
  const one = useContentOne(type, id).data
  return <>{one ? titleOf(one.texts, lang) : '…'}</>
}

function MediumWords({ id }: { id: string }) {
  return <>{useMedium(id).data?.name ?? '…'}</>
}

const line = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** A text of blocks, one block a line, each with the sign of its kind. */
function wordsOf(blocks: RichText, text: Text): string {
  return blocks.map((block) => blockWords(block, text)).join('\n')
}

function blockWords(block: Block, text: Text): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '–'} ${line(item)}`).join('\n')
    case 'quote':
      return `«${line(block.spans)}»${block.source ? ` (${block.source})` : ''}`
    case 'callout':
      return `[${text(`rich.${block.tone}`)}] ${line(block.spans)}`
    case 'paragraph':
      return line(block.spans)
    case 'help':
      return `[${text('rich.help')}: ${text(`rich.card.${block.card}`)}]`
    default:
      return `[${text(`rich.${block.type}`)}${block.caption ? `: ${block.caption}` : ''}]`
  }
}
