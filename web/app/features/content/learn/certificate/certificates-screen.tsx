import type { Certificate, CertificatePage } from '@himoya/contract/content/learning'
import { formatDate } from '@himoya/kit/dates'
import { useState, useSyncExternalStore } from 'react'
import { useQuery } from '../../../../session/use-query.ts'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { FailureCard } from '../../../../ui/forms/failure-card.tsx'
import { useRole, useSession } from '../../../../session/session.ts'
import { MergeCard } from '../../saved/public/merge-card.tsx'
import { adoptStyles } from '../../../../ui/island/island-page.ts'
import { Loading, SignInLinks } from '../../../../ui/screen/states.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { WantedCertificate } from './wanted-certificate.tsx'

const HASH = /^#[a-z0-9-]{1,80}$/
/** A name can be put right for so long. */
const MENDED_WITHIN_MS = 24 * 3_600_000

/** Own certificates; `#course` or `#code` behind the address, which goes to no server, says which one is wanted. */
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

function onMove(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function OwnCertificates() {
  const t = useIslandTexts('own')
  const { api, lang } = useSession()
  const hash = useSyncExternalStore(onMove, () => location.hash)
  const wanted = HASH.test(hash) ? hash.slice(1) : null
  const own = useQuery({
    queryKey: ['Certificate'],
    queryFn: () => api.get<CertificatePage>('course/certificate/?page_size=100'),
  })
  if (own.isError && !own.data) return <FailureCard failure={own.error} onAgain={() => void own.refetch()} />
  if (!own.data) return <Loading />
  const { results } = own.data
  const opened = results.find(({ code }) => code === wanted)
  if (opened) return <OpenCertificate key={opened.code} certificate={opened} />
  const is_new = wanted !== null && !results.some(({ course }) => course.slug === wanted)
  return (
    <>
      {is_new && <WantedCertificate key={wanted} slug={wanted} />}
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

async function fetchSheet() {
  const { CertificateSheet, sheet_css } = await import('./certificate-sheet.tsx')
  adoptStyles(sheet_css)
  return { CertificateSheet }
}

/** The sheet and what draws its QR code come when one is opened. */
function OpenCertificate({ certificate }: { certificate: Certificate }) {
  const sheet = useQuery({ queryKey: ['Sheet'], queryFn: fetchSheet, staleTime: Infinity })
  if (sheet.isError) return <FailureCard failure={sheet.error} onAgain={() => void sheet.refetch()} />
  if (!sheet.data) return <Loading />
  const { CertificateSheet } = sheet.data
  return <CertificateSheet certificate={certificate} />
}

function CertificateRow({ certificate: { code, name, course, issued_at } }: { certificate: Certificate }) {
  const t = useIslandTexts('own')
  const { lang } = useSession()
  const [mendable] = useState(() => course.slug !== null && Date.now() - Date.parse(issued_at) < MENDED_WITHIN_MS)
  return (
    <section className="card flex flex-col items-start gap-2 p-5">
      <h2 className="text-h3">{course.title}</h2>
      <p className="wrap-anywhere" translate="no">
        {name}
      </p>
      <p className="meta">
        {formatDate(issued_at, lang)}. {t('certificates.code')}:{' '}
        <b className="whitespace-nowrap" translate="no">
          {code}
        </b>
      </p>
      <a className="btn btn-first" href={`#${code}`}>
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
