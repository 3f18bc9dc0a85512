import type { NewsOne } from '@himoya/contract/content/news'

/** The article for engines (schema.org/NewsArticle). */
export const articleData = ({ slug, lang, title, summary, cover, published_at, updated_at }: NewsOne, public_url: string) => ({
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  inLanguage: lang,
  datePublished: published_at,
  dateModified: updated_at,
  mainEntityOfPage: `${public_url}/${lang}/news/${slug}`,
  ...(cover && { image: new URL(cover.sizes.at(-1)?.src ?? '', public_url).href }),
  publisher: { '@type': 'Organization', name: 'Himoya', url: public_url },
})
