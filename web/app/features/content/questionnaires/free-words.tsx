import { FREE_ANSWER } from '@himoya/contract/content/test-lists'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { QUESTION } from '../../../ui/form-runner/question-screen.tsx'
import { lengthOf } from './answers.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

const NEAR_THE_END = 0.8
const HINT = 'free-words-hint'

type Props = { text: string; anonymous: boolean; onChange: (text: string) => void }

/** An answer in one's own words, with who reads it beside it. */
export function FreeWords({ text, anonymous, onChange }: Props) {
  const t = useIslandTexts('questionnaire_run')
  const length = lengthOf(text)
  const is_too_long = length > FREE_ANSWER
  return (
    <div className="flex flex-col gap-2">
      <textarea
        className="input min-h-40"
        rows={6}
        autoComplete="off"
        aria-labelledby={QUESTION}
        aria-describedby={HINT}
        aria-invalid={is_too_long || undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {length >= FREE_ANSWER * NEAR_THE_END && (
        <p className={`text-right text-small tabular-nums ${is_too_long ? 'text-sos-ink' : 'text-ink-2'}`} role="status">
          <Changing>{t('left', { now: String(length), most: String(FREE_ANSWER) })}</Changing>
        </p>
      )}
      <p id={HINT} className="text-small text-ink-2">
        <Changing>{t(anonymous ? 'words' : 'words_named')}</Changing>
      </p>
    </div>
  )
}
