import type { RiskGuide } from '@himoya/contract/chat/desk'
import { GUIDE_ANSWERS, GUIDE_QUESTIONS, type GuideQuestion } from '@himoya/contract/chat/risk-guide'
import { useId } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../risk-guide.module.css'

type Props = { guide: RiskGuide; onChange(guide: RiskGuide): void }

/** Six questions, a tap each: what is answered is the reason. Radios, so that the arrow keys answer and Tab goes on. */
export function GuideFields({ guide, onChange }: Props) {
  const text = useText()
  return (
    <div className={styles.guide} role="group" aria-label={text('care.guide')}>
      {GUIDE_QUESTIONS.map((question) => (
        <Question
          key={question}
          question={question}
          answer={guide[question]}
          onAnswer={(answer) => onChange({ ...guide, [question]: answer })}
        />
      ))}
    </div>
  )
}

type QuestionProps = {
  question: GuideQuestion
  answer: RiskGuide[GuideQuestion]
  onAnswer(answer: NonNullable<RiskGuide[GuideQuestion]>): void
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.question} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{text(`care.guide_${question}`)}</span>
      <span className={styles.answers}>
        {GUIDE_ANSWERS.map((one) => (
          <label key={one} className={styles.answer}>
            <input type="radio" name={id} checked={answer === one} onChange={() => onAnswer(one)} />
            <span>{text(`care.guide_${one}`)}</span>
          </label>
        ))}
      </span>
    </div>
  )
}

/** What was answered, in the reader's language; nothing where nothing was. */
export function GuideWords({ guide }: { guide: RiskGuide | undefined }) {
  const text = useText()
  const answered = GUIDE_QUESTIONS.flatMap((question) => {
    const answer = guide?.[question]
    return answer ? [{ question, answer }] : []
  })
  if (answered.length === 0) return null
  return (
    <ul className={styles.words}>
      {answered.map(({ question, answer }) => (
        <li key={question}>
          {text(`care.guide_${question}`)}: <strong>{text(`care.guide_${answer}`)}</strong>
        </li>
      ))}
    </ul>
  )
}
