import { CircleCheck, Clock, Info } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { OWN_PAGE } from '../content/public/spans.tsx'
import { usePageFacts } from '../../ui/site/page-facts.ts'
import { useSite } from '../../ui/site/use-site.ts'

const LOOKS = {
  news: { icon: Info, className: 'banner' },
  done: { icon: CircleCheck, className: 'banner banner-done' },
  alert: { icon: Clock, className: 'banner banner-urgent' },
} as const

/** What editors want to be seen: at most one. It stands under the strip, but for pages whose first view is for a person or a place. */
export function SiteBanner({ place }: { place: 'top' | 'within' }) {
  const { lang, banner } = useSite()
  const { places_banner = false } = usePageFacts()
  if (!banner || (place === 'top') !== (!places_banner || banner.tone === 'alert')) return null
  const { icon, className } = LOOKS[banner.tone]
  const { href, title, summary, button } = banner
  return (
    <aside className="wrap notice" lang={banner.lang === lang ? undefined : banner.lang}>
      <div className={className}>
        <Icon of={icon} />
        <p>
          <b>{title}</b> {summary} {href && <a href={OWN_PAGE.test(href) ? `/${lang}${href}` : href}>{button || title}</a>}
        </p>
      </div>
    </aside>
  )
}
