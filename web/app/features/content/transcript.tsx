import { FileText } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { inOrder } from './public/in-order.ts'

/** What is said in a sound or video, to read instead. An empty line of `text` begins a new paragraph. */
export function Transcript({ text }: { text: string }) {
  const t = useTexts('content')
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <details className="transcript">
      <summary>
        <Icon of={FileText} />
        {t('transcript')}
      </summary>
      {inOrder(paragraphs, (paragraph) => (
        <p>{paragraph}</p>
      ))}
    </details>
  )
}
