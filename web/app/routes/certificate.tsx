import type { Certificate } from '@himoya/contract/learning'
import { formatDate } from '@himoya/kit/dates'
import { BadgeCheck, Printer } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Girih } from '../art/girih.tsx'
import { Icon } from '../art/icon.tsx'
import { Mark } from '../art/mark.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { Touched } from '../ui/island/touched.tsx'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'certificate', unlisted: true }

export async function loader(args: LoaderFunctionArgs): Promise<{ certificate: Certificate }> {
  return { certificate: await readPublic<Certificate>(args, `/api/v1/course/certificate/${args.params['code']}/`) }
}

/** For whoever is shown a certificate and wants to know whether it is true; printed, it is the certificate. */
export default function CertificatePage() {
  const { certificate } = useLoaderData<typeof loader>()
  const t = useTexts('learn')
  const { lang, public_url } = useSite()
  const { code, name, course, issued_at } = certificate
  const size = t('certificate.size', { count: String(course.lesson_count), minutes: String(course.minutes) })
  return (
    <div className="wrap">
      <p className="banner banner-true">
        <Icon of={BadgeCheck} />
        <span>
          <b>{t('certificate.true')}</b> {t('certificate.true_text')}
        </span>
      </p>
      <section className="card certificate">
        <Girih />
        <Girih />
        <Mark />
        <h1>{t('certificate.title')}</h1>
        <p className="meta">{t('certificate.holds')}</p>
        <p className="certificate-name">{name}</p>
        <p className="meta">{t('certificate.did')}</p>
        <p className="certificate-course">{t('certificate.course', { title: course.title })}</p>
        <p className="meta">{size}</p>
        <dl>
          <dt className="meta">{t('certificate.issued')}</dt>
          <dd>{formatDate(issued_at, lang)}</dd>
          <dt className="meta">{t('certificate.code')}</dt>
          <dd>{code}</dd>
        </dl>
        <p className="meta">{`${public_url.replace(/^https?:\/\//, '')}/${lang}/certificate/${code}`}</p>
      </section>
      <Touched name="print" className="certificate-print">
        <button type="button" className="btn btn-first">
          <Icon of={Printer} />
          {t('certificate.print')}
        </button>
      </Touched>
      {course.slug && (
        <p className="facts">
          <a href={`/${lang}/learn/${course.slug}`}>{t('certificate.to_course')}</a>
        </p>
      )}
    </div>
  )
}
