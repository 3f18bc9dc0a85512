import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { QuestionDraft } from '@himoya/contract/questions/public-questions'
import { useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import styles from './questions.module.css'

/** An answer as its second person reads it. */
export function DraftView({ draft, asked_in }: { draft: QuestionDraft; asked_in: Language }) {
  const text = useText()
  const is_private = draft.way === 'private'
  const shown = LANGUAGES.filter((lang) => (is_private ? lang === asked_in : draft.texts[lang].title !== ''))
  return (
    <>
      <p className={page_styles.meta}>{text(`questions.way_${draft.way}_hint`)}</p>
      {shown.map((lang) => (
        <div key={lang} className={styles.shown} lang={lang}>
          <LangBadge lang={lang} />
          {is_private ? null : (
            <>
              <h3>{draft.texts[lang].title}</h3>
              <p className={styles.words}>{draft.texts[lang].question}</p>
              <strong lang={undefined}>{text('questions.answer')}</strong>
            </>
          )}
          <p className={styles.words}>{draft.texts[lang].answer}</p>
        </div>
      ))}
    </>
  )
}
