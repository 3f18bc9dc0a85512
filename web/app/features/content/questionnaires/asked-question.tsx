import { FREE_ANSWER } from '@himoya/contract/content/test-lists'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { FailureBanner } from '../../../ui/forms/failure-banner.tsx'
import { OptionList } from '../../../ui/form-runner/option-list.tsx'
import { HelpBeside } from '../../../ui/screen/help-beside.tsx'
import { QUESTION, QuestionScreen } from '../../../ui/form-runner/question-screen.tsx'
import { isEmpty } from './answers.ts'
import { FreeWords } from './free-words.tsx'
import type { Answering } from './use-answering.ts'

type Props = {
  answering: Answering
  anonymous: boolean
  /** The language of the questions where it is not the page's. */
  lang: string | undefined
}

/** One question of a questionnaire, a screen of its own. */
export function AskedQuestion({ answering, anonymous, lang }: Props) {
  const t = useIslandTexts('questionnaire_run')
  const { question, answer } = answering
  const { key, asked_as, options, needed } = question
  return (
    <QuestionScreen
      words={useWords(answering)}
      at={answering.at}
      count={answering.count}
      question={question.text}
      hint={asked_as === 'many' ? t('many') : undefined}
      lang={lang}
      focuses
      answered={answering.hindrance === null}
      onNext={answering.next}
      onBack={answering.back}
      busy={answering.busy}
      failure={<FailureBanner failure={answering.failure} />}
    >
      {asked_as === 'text' ? (
        <FreeWords text={answer.text} anonymous={anonymous} onChange={(text) => answering.put({ options: [], text })} />
      ) : (
        <OptionList
          name={key}
          pick={asked_as}
          options={options}
          chosen={answer.options}
          onChoose={(chosen) => answering.put({ options: chosen, text: '' })}
          labelled={QUESTION}
          lang={lang}
        />
      )}
      {!needed && <p className="meta">{t('optional')}</p>}
      <HelpBeside tells={answering.tells_of_danger} />
    </QuestionScreen>
  )
}

function useWords({ question, answer, hindrance, at, count, depends, is_last, busy }: Answering) {
  const t = useIslandTexts('questionnaire_run')
  const { asked_as, options } = question
  const next = is_last ? 'finish' : isEmpty(answer) && hindrance === null ? 'skip' : 'next'
  const choose = asked_as === 'text' ? 'write' : asked_as === 'many' ? 'choose_many' : 'choose'
  return {
    // a number is said once it is sure, and then it stays
    place: t(depends ? 'place_open' : 'place', { at: String(at), count: String(count) }),
    back: t('back'),
    next: t(busy ? 'busy' : next),
    choose: hindrance === 'too_long' ? t('too_long', { most: String(FREE_ANSWER) }) : t(choose),
    talk: t('talk'),
    ...(options.length > 0 && { keys: t('keys', { count: String(options.length) }) }),
  }
}
