import type { Faq } from '@himoya/contract/content/faq'
import { ChevronRight } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { RichText } from '../public/rich-text.tsx'
import { Helpful } from '../../../ui/site/helpful.tsx'
import { useSite } from '../../../ui/site/use-site.ts'

/** Questions that open to their answers. An address with `#slug` opens its own: browsers unfold what holds the target. */
export function FaqList({ faq }: { faq: readonly Faq[] }) {
  const { lang } = useSite()
  return (
    <div className="card faq">
      {faq.map(({ id, slug, title, body, lang: served }) => (
        <details key={id} lang={served === lang ? undefined : served}>
          <summary>
            {title}
            <Icon of={ChevronRight} />
          </summary>
          <div id={`q-${slug}`} className="answer">
            <RichText body={body} />
            <Helpful call={`faq/${id}/helpful/`} />
          </div>
        </details>
      ))}
    </div>
  )
}
