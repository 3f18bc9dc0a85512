import type { Case } from '@himoya/contract/reports/cases'
import { Lightbulb } from 'lucide-react'
import { MarkedText } from '../../../ui/marks/marked-text.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { ContactFact } from './contact-fact.tsx'
import { Facts } from './facts.tsx'
import { Part } from './part.tsx'
import { Unwritten } from './unwritten.tsx'

/** What the reporter told, in their own words, and what they answered beside it. */
export function StoryPart({ one }: { one: Case }) {
  const text = useText()
  const { description, hints } = one.facts
  return (
    <Part name="story" title={text('case.story')}>
      {hints.length > 0 ? (
        <p className={styles.hint}>
          <Lightbulb size={18} aria-hidden />
          <span>
            <strong>{text('care.hint_title')}</strong>{' '}
            {[...new Set(hints.map(({ topic }) => text(`care.topic_${topic}`)))].join(', ')}. {text('care.hint_decides')}
          </span>
        </p>
      ) : null}
      {description === '' ? (
        <Unwritten one={one} />
      ) : (
        <p className={styles.story} lang={one.lang} dir="auto">
          <MarkedText words={description} highlights={hints} />
        </p>
      )}
      <Facts one={one}>
        <ContactFact one={one} />
      </Facts>
      <p className={styles.quiet}>{text('case.seen_note')}</p>
    </Part>
  )
}
