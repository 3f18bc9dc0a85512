import type { GenuineCertificate } from '@himoya/contract/content/learning'
import { noonOf } from '@himoya/contract/tashkent'
import { formatDate } from '@himoya/kit/dates'
import { BadgeCheck } from 'lucide'
import { data as withStatus, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { checkTypedName } from '../features/content/learn/certificate/check-name.ts'
import { NameCheckForm } from '../features/content/learn/certificate/name-check-form.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { findPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'certificate', unlisted: true }

const pathOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): string => `/api/v1/course/certificate/${params['code']}/`

export async function loader(args: LoaderFunctionArgs) {
  const certificate = await findPublic<GenuineCertificate>(args, pathOf(args))
  return withStatus({ certificate }, { status: certificate ? 200 : 404 })
}
export const action = (args: ActionFunctionArgs) => checkTypedName(args, `${pathOf(args)}name/`)

/** For whoever is shown a certificate and wants to know whether it is genuine: that it is, and never whose. */
export default function CertificatePage() {
  const { certificate } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page">
      <div className="reading">{certificate ? <Genuine certificate={certificate} /> : <NoSuchCertificate />}</div>
    </div>
  )
}

function Genuine({ certificate: { code, course, tested, issued_on } }: { certificate: GenuineCertificate }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  const answer = useActionData<typeof action>()
  const size = t('certificate.size', { count: String(course.lesson_count), minutes: String(course.minutes) })
  return (
    <>
      <h1>{t('certificate.check_title')}</h1>
      <p className="banner banner-true">
        <Icon of={BadgeCheck} />
        <b>{t('certificate.true')}</b>
      </p>
      <section className="card genuine">
        <h2>{t('certificate.course', { title: course.title })}</h2>
        <p className="meta">
          {size}
          {tested && `. ${t('certificate.tested')}`}
        </p>
        <dl>
          <dt className="meta">{t('certificate.issued')}</dt>
          <dd>{formatDate(noonOf(issued_on), lang)}</dd>
          <dt className="meta">{t('certificate.code')}</dt>
          <dd translate="no">{code}</dd>
        </dl>
        {course.slug && <a href={`/${lang}/learn/${course.slug}`}>{t('certificate.to_course')}</a>}
      </section>
      <NameCheckForm code={code} answer={answer} />
    </>
  )
}

/** Mistyped, invented, or gone with its account: nobody is told which. */
function NoSuchCertificate() {
  const t = useTexts('learn')
  const { lang } = useSite()
  return (
    <>
      <h1>{t('certificate.no_such')}</h1>
      <p className="lead">{t('certificate.no_such_text')}</p>
      <p>{t('certificate.no_longer')}</p>
      <a className="btn btn-second" href={`/${lang}/learn`}>
        {t('courses')}
      </a>
    </>
  )
}
