import type { NewsOne } from '@himoya/contract/content/news'
import { formatDate } from '@himoya/kit/dates'
import { ArrowLeft } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ContentPicture } from '../features/content/public/picture.tsx'
import { RichText } from '../features/content/public/rich-text.tsx'
import { feedOf } from '../features/content/news/news-list.tsx'
import { Stories } from '../features/content/news/stories.tsx'
import { articleData } from '../features/content/news/schema-org.ts'
import { useTagWords } from '../features/content/news/tag-words.ts'
import { OtherLanguage } from '../ui/site/other-language.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { languageOf, readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { ReadAloudButton } from '../features/content/aloud/public/read-aloud-button.tsx'
import { SaveButton } from '../features/content/saved/public/save-button.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { siteContext } from '../site-context.ts'

export const handle: PageFacts = { page: 'news_one' }

export async function loader(args: LoaderFunctionArgs) {
  const news = await readPublic<NewsOne>(args, `/api/v1/news/${args.params['slug']}/`)
  const lang = languageOf(args)
  const { public_url } = args.context.get(siteContext)
  const head: PageHead = {
    title: news.title,
    description: news.summary,
    served: news.lang,
    structured: [articleData(news, public_url)],
    feed: feedOf(lang),
  }
  return { news, head }
}

export default function NewsArticle() {
  const { news } = useLoaderData<typeof loader>()
  const t = useTexts('site')
  const { lang } = useSite()
  const words = useTagWords()
  const { id, title, summary, cover, body, tags, sample, published_at, others, lang: served } = news
  return (
    <div className="wrap page">
      <article className="reading" lang={served === lang ? undefined : served}>
        <p className="meta facts">
          <a href={`/${lang}/news`}>
            <Icon of={ArrowLeft} /> {t('news.title')}
          </a>
          <time dateTime={published_at}>{formatDate(published_at, lang)}</time>
          {sample && <span className="tag">{t('sample')}</span>}
          <SaveButton type="news" id={id} title={title} />
          <ReadAloudButton />
        </p>
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <OtherLanguage served={served} />
        {cover && <ContentPicture picture={cover} shown="reading" />}
        <RichText body={body} />
        {tags.length > 0 && (
          <p className="facts">
            {tags.map((tag) => (
              <a key={tag} href={`/${lang}/news/about/${tag}`}>
                {words(tag)}
              </a>
            ))}
          </p>
        )}
      </article>
      {others.length > 0 && (
        <aside className="beside">
          <h2>{t('news.others')}</h2>
          <Stories news={others} level={3} />
        </aside>
      )}
    </div>
  )
}
