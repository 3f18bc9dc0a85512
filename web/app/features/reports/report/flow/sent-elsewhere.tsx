import { SENT_ELSEWHERE_WORDS } from '../../../../i18n/with-code/sent-elsewhere-words.ts'
import { useSession } from '../../../../session/session.ts'
import { focusHeading } from '../../../../ui/screen/focus-on-mount.ts'
import type { Flow } from './use-flow.ts'

/** Another tab has sent what both of them told. What was written here is still here, and nothing of it goes by itself. */
export function SentElsewhere({ flow, onDrop }: { flow: Flow; onDrop(): void }) {
  const { title, text, drop, own } = SENT_ELSEWHERE_WORDS[useSession().lang]
  return (
    <div className="report-form">
      <h1 ref={focusHeading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <button type="button" className="btn btn-first" onClick={onDrop}>
        {drop}
      </button>
      <button type="button" className="btn btn-second" onClick={flow.goOnAlone}>
        {own}
      </button>
    </div>
  )
}
