import type { Result } from '@himoya/contract/content/tests'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'

type Question = Result['questions'][number]
type Placed = { question: Question; at: number }

const placed = (questions: readonly Question[]): Placed[] => questions.map((question, at) => ({ question, at: at + 1 }))

/** What was wrong stands first and open; what was right can be opened. */
export function Review({ questions, lang }: { questions: readonly Question[]; lang: string | undefined }) {
  const t = useIslandTexts('test_result')
  const all = placed(questions)
  const right = all.filter(({ question }) => question.right)
  return (
    <section className="result-part">
      {all
        .filter(({ question }) => !question.right)
        .map((one) => (
          <Answered key={one.question.key} {...one} lang={lang} />
        ))}
      {right.length > 0 && (
        <details className="card result-more">
          <summary>{t('right_ones', { count: String(right.length) })}</summary>
          {right.map((one) => (
            <Answered key={one.question.key} {...one} lang={lang} />
          ))}
        </details>
      )}
    </section>
  )
}

/** Of a self-check: what one answered, and what there is to say to it. */
export function OwnAnswers({ result, lang }: { result: Result; lang: string | undefined }) {
  const t = useIslandTexts('test_result')
  if (result.test.kind === 'knowledge') return null
  return (
    <details className="card result-more">
      <summary>{t('answers')}</summary>
      {placed(result.questions).map((one) => (
        <Answered key={one.question.key} {...one} lang={lang} />
      ))}
    </details>
  )
}

const textsOf = (options: Question['options']): string => options.map(({ text }) => text).join('; ')

function Answered({ question, at, lang: served }: Placed & { lang: string | undefined }) {
  const t = useIslandTexts('test_result')
  const { lang } = useSession()
  const { text, options, right, explanation } = question
  return (
    <div className="card answered" lang={served}>
      <p className="meta" lang={lang}>
        {t('place', { at: String(at) })}
      </p>
      <h3>{text}</h3>
      <p>
        <span lang={lang}>{t('yours')}</span> {textsOf(options.filter(({ chosen }) => chosen))}
      </p>
      {right === false && (
        <p>
          <span lang={lang}>{t('right')}</span> <b>{textsOf(options.filter((option) => option.right))}</b>
        </p>
      )}
      {explanation && <p>{explanation}</p>}
    </div>
  )
}
