import type { Certificate, CertificatePage, Course, ProgressPage } from '@himoya/contract/learning'
import { formatDate } from '@himoya/kit/dates'
import { useQuery } from '../../session/use-query.ts'
import { useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { FailureCard } from '../../ui/forms/failure-card.tsx'
import { useRole, useSession } from '../../session/session.ts'
import { MergeCard } from '../saved/public/merge-card.tsx'
import { Loading, SignInLinks } from '../../ui/screen/states.tsx'
import { CertificateForm } from './certificate-form.tsx'

const HASH = /^#[a-z0-9-]{1,80}$/
/** A name can be put right for so long. */
const MENDED_WITHIN_MS = 24 * 3_600_000

/** Own certificates; `#course` behind the address, which goes to no server, says which one is wanted. */
export function CertificatesScreen() {
  const t = useIslandTexts('own')
  const role = useRole()
  if (role === 'guest') {
    return (
      <div key="guest" className="card flex flex-col gap-3 p-5">
        <p>{t('certificates.guest')}</p>
        <SignInLinks />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <MergeCard />
      <OwnCertificates />
    </div>
  )
}

function OwnCertificates() {
  const t = useIslandTexts('own')
  const { api, lang } = useSession()
  const [wanted] = useState(() => (HASH.test(location.hash) ? location.hash.slice(1) : null))
  const own = useQuery({
    queryKey: ['Certificate'],
    queryFn: () => api.get<CertificatePage>('course/certificate/?page_size=100'),
  })
  if (own.isError && !own.data) return <FailureCard failure={own.error} onAgain={() => void own.refetch()} />
  if (!own.data) return <Loading />
  const { results } = own.data
  const is_new = wanted !== null && !results.some(({ course }) => course.slug === wanted)
  return (
    <>
      {is_new && <WantedCertificate slug={wanted} />}
      {results.length === 0 && !is_new && (
        <div className="flex flex-col items-start gap-3">
          <p>{t('certificates.none')}</p>
          <a className="btn btn-first" href={`/${lang}/learn`}>
            {t('to_lessons')}
          </a>
        </div>
      )}
      {results.map((certificate) => (
        <CertificateRow key={certificate.code} certificate={certificate} />
      ))}
    </>
  )
}

/** Of a course that has none yet: what is left to do, or whose name it shall bear. */
function WantedCertificate({ slug }: { slug: string }) {
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
  const { title, lessons, certificate } = course.data
  if (!certificate) return <p>{t('certificates.none_here')}</p>
  const done = progress.data.results.filter(({ state }) => state === 'done')
  const left = lessons.filter(({ id }) => !done.some(({ lesson_id }) => lesson_id === id)).length
  if (left === 0) {
    return (
      <section key="ready" className="card flex flex-col gap-3 p-5">
        <h2 className="text-h3">{t('certificates.ready')}</h2>
        <p>{t('certificates.ready_text', { title })}</p>
        <CertificateForm slug={slug} name="" />
      </section>
    )
  }
  return (
    <section className="card flex flex-col items-start gap-3 p-5">
      <p>{t('certificates.left', { title, count: String(left) })}</p>
      <a className="btn btn-first" href={`/${lang}/learn/${slug}`}>
        {t('certificates.to_course')}
      </a>
    </section>
  )
}

function CertificateRow({ certificate: { code, name, course, issued_at } }: { certificate: Certificate }) {
  const t = useIslandTexts('own')
  const { lang } = useSession()
  const [mendable] = useState(() => course.slug !== null && Date.now() - Date.parse(issued_at) < MENDED_WITHIN_MS)
  return (
    <section className="card flex flex-col items-start gap-2 p-5">
      <h2 className="text-h3">{course.title}</h2>
      <p className="wrap-anywhere">{name}</p>
      <p className="meta">
        {formatDate(issued_at, lang)}. {t('certificates.code')} <b className="whitespace-nowrap">{code}</b>
      </p>
      <a className="btn btn-first" href={`/${lang}/certificate/${code}`}>
        {t('certificates.open')}
      </a>
      {mendable && (
        <details className="w-full">
          <summary className="btn btn-text">{t('certificates.mend')}</summary>
          <CertificateForm slug={course.slug!} name={name} />
        </details>
      )}
    </section>
  )
}
