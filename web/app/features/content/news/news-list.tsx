import type { NewsPage } from '@himoya/contract/content/news'
import { Rss } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Pager } from '../../../ui/site/pager.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { Stories } from './stories.tsx'
import { useTagWords } from './tag-words.ts'

export const NEWS_ON_A_PAGE = 12

/** The path of a language's feed. */
export const feedOf = (lang: string): string => `/${lang}/news/feed.xml`

/** All news, or those of one tag. */
export function NewsList({ news, page, tag }: { news: NewsPage; page: number; tag?: string }) {
  const t = useTexts('site')
  const words = useTagWords()
  const { lang } = useSite()
  return (
    <div className="wrap">
      <div className="reading">
        <h1>{tag === undefined ? t('news.title') : t('news.about', { tag: words(tag) })}</h1>
        <p className="lead">{tag === undefined ? t('news.lead') : <a href={`/${lang}/news`}>{t('news.all')}</a>}</p>
      </div>
      {news.count === 0 ? <p className="meta part">{t('news.none')}</p> : <Stories news={news.results} level={2} />}
      <Pager path={tag === undefined ? 'news' : `news/about/${tag}`} page={page} pages={Math.ceil(news.count / NEWS_ON_A_PAGE)} />
      <p className="facts part">
        <a href={feedOf(lang)}>
          <Icon of={Rss} /> {t('news.feed')}
        </a>
      </p>
    </div>
  )
}
