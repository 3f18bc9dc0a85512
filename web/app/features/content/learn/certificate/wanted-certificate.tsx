import type { Course, ProgressPage } from '@himoya/contract/content/learning'
import { CERTIFICATE_PERCENT, isEnoughForCertificate, neededForCertificate } from '@himoya/contract/content/learning-lists'
import type { ResultPage } from '@himoya/contract/content/tests'
import { useQuery } from '../../../../session/use-query.ts'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { FailureCard } from '../../../../ui/forms/failure-card.tsx'
import { useSession } from '../../../../session/session.ts'
import { Loading } from '../../../../ui/screen/states.tsx'
import { CertificateForm } from './certificate-form.tsx'

type NamedTest = NonNullable<Course['certificate_test']>

/** Of a course that has none yet: what is left to do, or whose name it shall bear. */
export function WantedCertificate({ slug }: { slug: string }) {
  const t = useIslandTexts('own')
  const { api, lang } = useSession()
  const course = useQuery({ queryKey: ['Course', slug], queryFn: () => api.get<Course>(`course/${slug}/`) })
  const progress = useQuery({
    queryKey: ['Progress', slug],
    queryFn: () => api.get<ProgressPage>(`course/progress/?course=${slug}&page_size=100`),
  })
  const failure = course.error ?? progress.error
  if (failure) {
    return <FailureCard failure={failure} onAgain={() => void Promise.all([course.refetch(), progress.refetch()])} />
  }
  if (!course.data || !progress.data) return <Loading />
  const { title, lessons, certificate, certificate_test: test } = course.data
  if (!certificate) return <p>{t('certificates.none_here')}</p>
  const done = progress.data.results.filter(({ state }) => state === 'done')
  const left = lessons.filter(({ id }) => !done.some(({ lesson_id }) => lesson_id === id)).length
  if (left > 0) {
    return (
      <section key="left" className="card flex flex-col items-start gap-3 p-5">
        <p>{t('certificates.left', { title, count: String(left) })}</p>
        {test && <TestRule test={test} />}
        <a className="btn btn-first" href={`/${lang}/learn/${slug}`}>
          {t('certificates.to_course')}
        </a>
      </section>
    )
  }
  return test ? <AfterTest slug={slug} title={title} test={test} /> : <Ready slug={slug} title={title} />
}

/** The server decides by its own scores; this only says what it will say. */
function AfterTest({ slug, title, test }: { slug: string; title: string; test: NamedTest }) {
  const t = useIslandTexts('own')
  const { api, lang } = useSession()
  const results = useQuery({
    queryKey: ['CertificateResults', test.id],
    queryFn: () => api.get<ResultPage>(`result/?test=${test.id}&page_size=100`),
  })
  if (results.isError && !results.data) return <FailureCard failure={results.error} onAgain={() => void results.refetch()} />
  if (!results.data) return <Loading />
  const known = results.data.results.filter((result) => result.test.kind === 'knowledge')
  if (known.some(isEnoughForCertificate)) return <Ready slug={slug} title={title} />
  const [best] = known.toSorted((one, other) => other.score / other.max - one.score / one.max)
  return (
    <section key="test" className="card flex flex-col items-start gap-3 p-5">
      <h2 className="text-h3">{t('certificates.test_left')}</h2>
      <TestRule test={test} />
      {best && <p>{t('certificates.test_best', { score: String(best.score), max: String(best.max) })}</p>}
      <a className="btn btn-first" href={`/${lang}/tests/${test.slug}`}>
        {t('certificates.to_test')}
      </a>
    </section>
  )
}

function TestRule({ test: { title, question_count } }: { test: NamedTest }) {
  const t = useIslandTexts('own')
  const needed = String(neededForCertificate(question_count))
  return (
    <p>{t('certificates.test_rule', { title, percent: String(CERTIFICATE_PERCENT), needed, max: String(question_count) })}</p>
  )
}

function Ready({ slug, title }: { slug: string; title: string }) {
  const t = useIslandTexts('own')
  return (
    <section key="ready" className="card flex flex-col gap-3 p-5">
      <h2 className="text-h3">{t('certificates.ready')}</h2>
      <p>{t('certificates.ready_text', { title })}</p>
      <CertificateForm slug={slug} name="" />
    </section>
  )
}
