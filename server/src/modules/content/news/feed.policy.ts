import type { Language } from '@himoya/contract/languages'
import type { NewsRow } from '@himoya/contract/content/news'

const WORDS: Record<Language, { title: string; description: string }> = {
  uz: { title: 'Himoya: yangiliklar', description: 'Himoyada nima yangi va nimalar foydali.' },
  ru: { title: 'Himoya: новости', description: 'Что нового в Himoya и что полезно знать.' },
  en: { title: 'Himoya: news', description: 'What is new at Himoya, and what is good to know.' },
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** A feed of one language (RSS 2.0). Addresses are made of our own slugs; words are escaped. */
export function feedText(news: readonly NewsRow[], lang: Language, public_url: string): string {
  const { title, description } = WORDS[lang]
  const items = news.map((one) => {
    const link = `${public_url}/${lang}/news/${one.slug}`
    const date = new Date(one.published_at).toUTCString()
    return `<item><title>${plain(one.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${plain(one.summary)}</description></item>`
  })
  const self = `${public_url}/${lang}/news/feed.xml`
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${plain(title)}</title><link>${public_url}/${lang}/news</link><description>${plain(description)}</description><language>${lang}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>`
}
