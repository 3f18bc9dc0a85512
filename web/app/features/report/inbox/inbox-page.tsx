import { inboxFrame, inboxTexts } from '../../../i18n/inbox-messages.ts'
import { Island } from '../../page/island.tsx'
import { useSite } from '../../page/use-site.ts'
import { CallLinks } from '../../shell/call-links.tsx'

type Props = { island: 'report-receipt' | 'report-mine'; part: 'door' | 'mine'; title: string }

/** The server's part of coming back to a report: what is true before and without any script. */
export function InboxPage({ island, part, title }: Props) {
  const { lang } = useSite()
  const { loading, no_script, call } = inboxFrame(lang)
  return (
    <div className="wrap report">
      <h1>{title}</h1>
      <Island name={island} props={{ texts: inboxTexts(lang, part) }}>
        <p className="js-only meta">{loading}</p>
        <noscript>
          <p className="banner banner-urgent">{no_script}</p>
        </noscript>
      </Island>
      <div className="report-calls">
        <b>{call}</b>
        <CallLinks />
      </div>
    </div>
  )
}
