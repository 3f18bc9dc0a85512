import type { Audience } from '@himoya/contract/common'
import { TEST_KINDS } from '@himoya/contract/content/test-lists'
import type { TestCard } from '@himoya/contract/content/tests'
import { ChevronRight } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { ArchPicture } from '../../../art/picture.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AudienceChips } from '../../../ui/site/audience-chips.tsx'
import { useSite } from '../../../ui/site/use-site.ts'

/** What one can try oneself in: what is right or wrong apart from what is neither. */
export function TestsPage({ tests, audience }: { tests: readonly TestCard[]; audience?: Audience }) {
  const t = useTexts('tests')
  const { lang } = useSite()
  return (
    <div className="wrap catalogue">
      <div className="reading">
        <h1>{audience ? t(`for_title.${audience}`) : t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <AudienceChips list="tests" audience={audience} />
      {tests.length === 0 && <p className="meta part">{t('none')}</p>}
      {TEST_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} tests={tests.filter((test) => test.kind === kind)} />
      ))}
      <nav className="card others js-only">
        <a href={`/${lang}/tests/mine`}>
          {t('mine')}
          <Icon of={ChevronRight} />
        </a>
      </nav>
    </div>
  )
}

function Kind({ kind, tests }: { kind: TestCard['kind']; tests: readonly TestCard[] }) {
  const t = useTexts('tests')
  if (tests.length === 0) return null
  return (
    <section className="part">
      <h2>{t(kind)}</h2>
      <p className="meta">{t(`${kind}_text`)}</p>
      <ul className="stories">
        {tests.map((test) => (
          <Card key={test.id} test={test} />
        ))}
      </ul>
    </section>
  )
}

function Card({ test: { slug, title, niche, drawing, lang: served, ...facts } }: { test: TestCard }) {
  const { lang } = useSite()
  return (
    <li>
      <a className="card story" href={`/${lang}/tests/${slug}`} lang={served === lang ? undefined : served}>
        <ArchPicture name={drawing} niche={niche} />
        <div>
          <h3>{title}</h3>
          <TestFacts {...facts} />
        </div>
      </a>
    </li>
  )
}

/** For whom it is, how much of it there is, and how long it takes. */
export function TestFacts({ audiences, minutes, question_count }: Pick<TestCard, 'audiences' | 'minutes' | 'question_count'>) {
  const t = useTexts('tests')
  const learn = useTexts('learn')
  const { lang } = useSite()
  return (
    <>
      <p className="meta" lang={lang}>
        {audiences.map((audience) => learn(`for.${audience}`)).join(', ')}
      </p>
      <p className="meta" lang={lang}>
        {t('questions', { count: String(question_count) })}, {learn('minutes', { minutes: String(minutes) })}
      </p>
    </>
  )
}
