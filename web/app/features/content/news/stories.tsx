import type { NewsRow } from '@himoya/contract/content/news'
import { formatDate } from '@himoya/kit/dates'
import { ContentPicture } from '../public/picture.tsx'
import { useSite } from '../../../ui/site/use-site.ts'

/** News as rows with a small picture; `level` of their headings. */
export function Stories({ news, level }: { news: readonly NewsRow[]; level: 2 | 3 }) {
  const { lang } = useSite()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="stories">
      {news.map(({ id, slug, title, cover, published_at, lang: served }) => (
        <li key={id}>
          <a className="card story" href={`/${lang}/news/${slug}`} lang={served === lang ? undefined : served}>
            {cover ? <ContentPicture picture={{ ...cover, alt: '' }} shown="thumb" /> : <span className="pic" />}
            <div>
              <Title>{title}</Title>
              <time className="meta" dateTime={published_at}>
                {formatDate(published_at, lang)}
              </time>
            </div>
          </a>
        </li>
      ))}
    </ul>
  )
}
