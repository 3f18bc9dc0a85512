import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from './use-site.ts'

/** Pages of a list by their path: `/news`, `/news/page/2`. */
export function Pager({ path, page, pages }: { path: string; page: number; pages: number }) {
  const t = useTexts('site')
  const { lang } = useSite()
  if (pages < 2) return null
  const address = (number: number): string => `/${lang}/${path}${number === 1 ? '' : `/page/${number}`}`
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      {page > 1 && (
        <a className="btn btn-second" rel="prev" href={address(page - 1)}>
          {t('pager.previous')}
        </a>
      )}
      <span className="meta">{t('pager.place', { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <a className="btn btn-second" rel="next" href={address(page + 1)}>
          {t('pager.next')}
        </a>
      )}
    </nav>
  )
}
