import type { Certificate } from '@himoya/contract/content/learning'
import { formatDate } from '@himoya/kit/dates'
import { Printer } from 'lucide'
import { Girih } from '../../../../art/girih.tsx'
import { Icon } from '../../../../art/icon.tsx'
import { Mark } from '../../../../art/mark.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'
import { focusHeading } from '../../../../ui/screen/focus-on-mount.ts'
import css from './certificate-sheet.css?inline'
import { QrCode } from './qr-code.tsx'

/** Its rules, which come with it. */
export const sheet_css = css

/** The certificate itself, for its owner alone: on the screen, and as one sheet of paper. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const t = useIslandTexts('own')
  const { lang } = useSession()
  const { code, name, course, tested, url, issued_at } = certificate
  const size = t('certificates.size', { count: String(course.lesson_count), minutes: String(course.minutes) })
  return (
    <>
      <section className="card certificate">
        <Girih />
        <Girih />
        <Mark />
        <p className="certificate-issuer">{t('certificates.issuer')}</p>
        <h2 ref={focusHeading} tabIndex={-1}>
          {t('certificates.sheet')}
        </h2>
        <p className="meta">{t('certificates.holds')}</p>
        <p className="certificate-name" translate="no">
          {name}
        </p>
        <p className="meta">{t('certificates.did')}</p>
        <p className="certificate-course">{t('certificates.course', { title: course.title })}</p>
        <p className="meta">
          <Changing>{tested ? `${size}. ${t('certificates.tested')}` : size}</Changing>
        </p>
        <QrCode content={url} label={t('certificates.qr')} />
        <p className="meta">{t('certificates.qr_hint')}</p>
        <dl>
          <dt className="meta">{t('certificates.issued')}</dt>
          <dd>{formatDate(issued_at, lang)}</dd>
          <dt className="meta">{t('certificates.code')}</dt>
          <dd translate="no">{code}</dd>
        </dl>
        <p className="meta certificate-address" translate="no">
          {url
            .replace(/^https?:\/\//, '')
            .split(/(?<=\/)/)
            .map((part) => (
              <span key={part} className="inline-block">
                {part}
              </span>
            ))}
        </p>
      </section>
      <div className="flex flex-col items-start gap-2">
        <button type="button" className="btn btn-first" onClick={() => print()}>
          <Icon of={Printer} />
          {t('certificates.print')}
        </button>
        <p className="meta">{t('certificates.print_hint')}</p>
        {/* without a place behind the address the list is there again */}
        <button type="button" className="btn btn-text" onClick={() => (location.hash = '')}>
          {t('certificates.back')}
        </button>
      </div>
    </>
  )
}
