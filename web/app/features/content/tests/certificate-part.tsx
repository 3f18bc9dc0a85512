import type { Result } from '@himoya/contract/content/tests'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { useSession } from '../../../session/session.ts'
import { rememberWhereFrom } from '../../../session/where-to.ts'

type Props = { certificate: NonNullable<Result['certificate']>; is_kept: boolean }

/** What the result means for a certificate: it is enough, or how many are missing and what to read again. */
export function CertificatePart({ certificate: { needed, missing, courses }, is_kept }: Props) {
  const t = useIslandTexts('test_result')
  const session = useSession()
  const { lang } = session
  if (missing > 0) {
    return (
      <section key="missing" className="card result-certificate" lang={lang}>
        <h2>{t('certificate.title')}</h2>
        <p>
          <b>
            <Changing>
              {missing === 1 ? t('certificate.missing_one') : t('certificate.missing', { count: String(missing) })}
            </Changing>
          </b>{' '}
          {t('certificate.needed', { needed: String(needed) })}
        </p>
        <p>
          {t('certificate.read_again')} {!is_kept && <span key="guest">{t('certificate.sign_in')}</span>}
        </p>
        <ul>
          {courses.flatMap(({ slug, lessons }) =>
            lessons.map((lesson) => (
              <li key={lesson.slug}>
                <a href={`/${lang}/learn/${slug}/${lesson.slug}`}>{lesson.title}</a>
              </li>
            )),
          )}
        </ul>
      </section>
    )
  }
  if (!is_kept) {
    return (
      <section key="guest" className="card result-certificate" lang={lang}>
        <h2>{t('certificate.title')}</h2>
        <p>{t('certificate.guest')}</p>
        <a className="btn btn-second" href={`/${lang}/auth/login`} onClick={() => rememberWhereFrom(session)}>
          {t('certificate.login')}
        </a>
      </section>
    )
  }
  return (
    <section key="enough" className="card result-certificate" lang={lang}>
      <h2>{t('certificate.title')}</h2>
      <p>{t('certificate.enough')}</p>
      {courses.map(({ slug, title }) => (
        <a key={slug} className="btn btn-second" href={`/${lang}/certificate#${slug}`}>
          {t('certificate.take', { title })}
        </a>
      ))}
    </section>
  )
}
