import type { Result } from '@himoya/contract/content/tests'
import { RotateCcw } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { ArchPicture, type PictureName } from '../../../art/picture.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useRole, useSession } from '../../../session/session.ts'
import { focusHeading } from '../../../ui/screen/focus-on-mount.ts'
import { CertificatePart } from './certificate-part.tsx'
import { HelpNow } from './help-now.tsx'
import { NextSteps } from './next-steps.tsx'
import { OwnAnswers, Review } from './result-answers.tsx'
import { ResultStars } from './result-stars.tsx'
import { ShareResult } from './share-result.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

const PICTURES: Record<Result['tone'], PictureName> = { good: 'sprout', mixed: 'bird', care: 'lantern' }

type Props = {
  result: Result
  /** Takes the test again, where that is possible here. */
  onAgain?: () => void
  /** What stands under everything: the way back to where one came from. */
  children?: ReactNode
}

/** What came out, what it means, and what one can do now. */
export function ResultView({ result, onAgain, children }: Props) {
  const t = useIslandTexts('test_result')
  const { lang } = useSession()
  const is_known = result.test.kind === 'knowledge'
  const served = result.lang === lang ? undefined : result.lang
  return (
    <article className="result">
      {is_known ? <ResultStars score={result.score} max={result.max} /> : <Picture tone={result.tone} />}
      <div className="result-words" lang={served}>
        <h1 ref={focusHeading} tabIndex={-1}>
          {result.title}
        </h1>
        {is_known && <Score result={result} />}
        <p>{result.advice}</p>
      </div>
      {result.certificate && <CertificatePart certificate={result.certificate} is_kept={result.id !== null} />}
      {needsPerson(result) && <HelpNow />}
      {is_known && <Review questions={result.questions} lang={served} />}
      <section className="result-part">
        <h2>{t('next')}</h2>
        <NextSteps steps={result.next_steps} lang={served} />
      </section>
      {result.id !== null && <ShareResult id={result.id} result={result} />}
      <OwnAnswers result={result} lang={served} />
      <Kept result={result} />
      <div className="result-ways">
        {onAgain && (
          <button type="button" className="btn btn-second" onClick={onAgain}>
            <Icon of={RotateCcw} />
            {t('again')}
          </button>
        )}
        <a className="btn btn-text" href={`/${lang}/tests`}>
          {t('others')}
        </a>
      </div>
      {children}
    </article>
  )
}

/** Whoever chose an answer that tells of danger, or is not well by their own words. */
const needsPerson = ({ test, tone, questions }: Result): boolean =>
  (test.kind === 'self_check' && tone === 'care') ||
  questions.some(({ options }) => options.some(({ chosen, help }) => chosen && help))

/** A self-check has no score to show: nobody is worth seven points. */
const Picture = ({ tone }: Pick<Result, 'tone'>) => <ArchPicture name={PICTURES[tone]} niche="a" className="result-picture" />

function Score({ result: { score, max } }: { result: Result }) {
  const t = useIslandTexts('test_result')
  const wrong = max - score
  return (
    <p className="meta" lang={useSession().lang}>
      {t('score', { score: String(score), max: String(max) })}.{' '}
      <Changing>{wrong === 0 ? t('all_right') : wrong === 1 ? t('review_one') : t('review', { count: String(wrong) })}</Changing>
    </p>
  )
}

/** Where the result is, and for how long. */
function Kept({ result }: { result: Result }) {
  const t = useIslandTexts('test_result')
  const { lang } = useSession()
  const role = useRole()
  const said = result.test.kind === 'knowledge' ? '' : t('not_diagnosis')
  if (result.id === null) {
    return (
      <p key="guest" className="meta">
        {said} {t('guest')}
      </p>
    )
  }
  return (
    <p className="meta">
      {said} {t('kept')} {role === 'user' && <a href={`/${lang}/tests/mine`}>{t('mine')}</a>}
    </p>
  )
}
