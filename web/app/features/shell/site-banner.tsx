import { CircleCheck, Clock, Info } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { OWN_PAGE } from '../content/spans.tsx'
import { useSite } from '../page/use-site.ts'

const LOOKS = {
  news: { icon: Info, className: 'banner' },
  done: { icon: CircleCheck, className: 'banner banner-done' },
  alert: { icon: Clock, className: 'banner banner-urgent' },
} as const

/** What editors want to be seen first: at most one, under the strip. */
export function SiteBanner() {
  const { lang, banner } = useSite()
  if (!banner) return null
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
