import type { Test, TestQuestions } from '@himoya/contract/content/tests'
import { useQuery } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { FailureBanner } from '../../../ui/forms/failure-banner.tsx'
import { FailureCard } from '../../../ui/forms/failure-card.tsx'
import { useSession } from '../../../session/session.ts'
import { OptionList } from '../../../ui/form-runner/option-list.tsx'
import { QUESTION, QuestionScreen } from '../../../ui/form-runner/question-screen.tsx'
import { focusHeading } from '../../../ui/screen/focus-on-mount.ts'
import { HelpNow } from './help-now.tsx'
import { ResultView } from './result-view.tsx'
import { type TestRun, useRun } from './use-run.ts'

type Props = { test: string; kind: Test['kind']; onClose: () => void }

/** A test from the first question to the result. */
export function TestScreen({ test, kind, onClose }: Props) {
  const { api } = useSession()
  const t = useIslandTexts('test_run')
  const asked = useQuery({
    queryKey: ['TestQuestions', test],
    queryFn: ({ signal }) => api.get<TestQuestions>(`test/question/?test=${test}`, { signal }),
    staleTime: Infinity,
  })
  if (asked.data) return <Questions asked={asked.data} kind={kind} onClose={onClose} />
  return (
    <div className="flex flex-col gap-4 py-5">
      {asked.isError ? (
        <FailureCard failure={asked.error} onAgain={() => void asked.refetch()} />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      <button type="button" className="btn btn-text self-start" onClick={onClose}>
        {t('leave')}
      </button>
    </div>
  )
}

type QuestionsProps = { asked: TestQuestions; kind: Test['kind']; onClose: () => void }

function Questions({ asked, kind, onClose }: QuestionsProps) {
  const { lang } = useSession()
  const run = useRun(asked, kind === 'knowledge', onClose)
  const served = asked.lang === lang ? undefined : asked.lang
  if (run.result) return <ResultView result={run.result} onAgain={run.anew} />
  if (run.offered) return <Offer run={run} at={run.offered.at} count={asked.questions.length} />
  return <Asked key={run.at} run={run} count={asked.questions.length} lang={served} />
}

function Asked({ run, count, lang }: { run: TestRun; count: number; lang: string | undefined }) {
  const t = useIslandTexts('test_run')
  const { at, chosen } = run
  const question = run.question!
  const many = question.pick === 'many'
  const is_risky = question.options.some(({ key, help }) => help && chosen.includes(key))
  const words = {
    place: t('place', { at: String(at + 1), count: String(count) }),
    later: t(run.keeps ? 'later' : 'not_later'),
    back: t('back'),
    next: run.busy ? t('busy') : t(at + 1 < count ? 'next' : 'finish'),
    choose: t(many ? 'choose_many' : 'choose'),
    talk: t('talk'),
    keys: t('keys', { count: String(question.options.length) }),
  }
  return (
    <QuestionScreen
      words={words}
      at={at + 1}
      count={count}
      question={question.text}
      hint={many ? t('many') : undefined}
      lang={lang}
      focuses
      answered={chosen.length > 0}
      onNext={run.next}
      onBack={run.back}
      busy={run.busy}
      failure={<FailureBanner failure={run.failure} />}
    >
      <OptionList
        name={question.key}
        pick={question.pick}
        options={question.options}
        chosen={chosen}
        onChoose={run.choose}
        labelled={QUESTION}
        lang={lang}
      />
      <div aria-live="polite">{is_risky && <HelpNow onGoOn={run.next} />}</div>
    </QuestionScreen>
  )
}

/** Somebody comes back to a test they had begun. */
function Offer({ run, at, count }: { run: TestRun; at: number; count: number }) {
  const t = useIslandTexts('test_run')
  return (
    <div className="test-offer card">
      <h1 ref={focusHeading} tabIndex={-1} className="text-h2">
        {t('offer', { at: String(at + 1) })}
      </h1>
      <p>
        {t('place', { at: String(at + 1), count: String(count) })}. {t('offer_text')}
      </p>
      <button type="button" className="btn btn-first" onClick={run.goOn}>
        {t('go_on')}
      </button>
      <button type="button" className="btn btn-second" onClick={run.anew}>
        {t('anew')}
      </button>
    </div>
  )
}
