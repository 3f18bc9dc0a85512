import type { InboxMessage } from '@himoya/contract/reports/reports'
import { formatDay, isSameDay } from '@himoya/kit/dates'
import { Check, CircleAlert, Clock, WifiOff } from 'lucide'
import { Fragment, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useFailureText } from '../../../../ui/forms/problem-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { Bubble } from '../../../chat/public/bubble.tsx'
import { KeptFiles } from '../files/kept-files.tsx'
import type { Unsaid } from './use-saying.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

type Props = {
  messages: readonly InboxMessage[]
  unsaid: readonly Unsaid[]
  /** No way to the server at this moment. */
  waiting: boolean
  onRetry(cid: string): void
  onDiscard(cid: string): void
}

/** Both sides’ words under their days, then what is still in the sender's hands. */
export function InboxMessages({ messages, unsaid, waiting, onRetry, onDiscard }: Props) {
  const { lang } = useSession()
  const t = useIslandTexts('inbox_screen')
  // what was there when it was opened is no news
  const [news_from] = useState((messages.at(-1)?.seq ?? 0) + 1)
  if (messages.length + unsaid.length === 0) return <p className="text-ink-2">{t('talk.empty')}</p>
  const row = (message: InboxMessage, place: number) => (
    <Fragment key={message.id}>
      {!(place > 0 && isSameDay(messages[place - 1]!.created_at, message.created_at)) && (
        <li className="my-1 self-center rounded-tag bg-sunken px-3 py-0.5 text-meta text-ink-2">
          {formatDay(message.created_at, lang)}
        </li>
      )}
      <Said message={message} />
    </Fragment>
  )
  const old = messages.filter(({ seq }) => seq < news_from).length
  return (
    <div role="log" aria-live="off" className="flex flex-col gap-2">
      <ol className={ROWS}>{messages.slice(0, old).map(row)}</ol>
      {/* said to screen readers, each once: an own one when it has arrived */}
      <ol className={ROWS} aria-live="polite" aria-relevant="additions">
        {messages.slice(old).map((message, place) => row(message, old + place))}
      </ol>
      <ol className={ROWS}>
        {unsaid.map((one) =>
          one.failed === null ? (
            <OnItsWay key={one.cid} unsaid={one} waiting={waiting} />
          ) : (
            <Refused key={one.cid} unsaid={one} onRetry={onRetry} onDiscard={onDiscard} />
          ),
        )}
      </ol>
    </div>
  )
}

const ROWS = 'flex flex-col gap-2'
const WORDS = 'overflow-clip wrap-anywhere whitespace-pre-wrap'

function Said({ message: { message, is_admin, author, created_at, files } }: { message: InboxMessage }) {
  const t = useIslandTexts('chat')
  const fate = (
    <>
      <Icon of={Check} className="ic size-4" />
      <span className="sr-only">{t('sent')}</span>
    </>
  )
  return (
    <Bubble own={!is_admin} who={is_admin ? (author ?? t('counsellor')) : t('you')} at={created_at} fate={fate} named>
      {message !== '' && (
        <p dir="auto" className={WORDS}>
          {message}
        </p>
      )}
      {files.length > 0 && <KeptFiles files={files} />}
    </Bubble>
  )
}

function OnItsWay({ unsaid: { message, file_keys }, waiting }: { unsaid: Unsaid; waiting: boolean }) {
  const t = useIslandTexts('chat')
  const inbox = useIslandTexts('inbox_screen')
  const fate = (
    <>
      <Changing>{t(waiting ? 'waits_for_network' : 'sending')}</Changing>
      <Icon of={waiting ? WifiOff : Clock} className="ic size-4" />
    </>
  )
  return (
    <Bubble own who={t('you')} fate={fate}>
      {message !== '' && (
        <p dir="auto" className={WORDS}>
          {message}
        </p>
      )}
      {file_keys.length > 0 && <p className="text-small">{inbox('with_files', { count: String(file_keys.length) })}</p>}
    </Bubble>
  )
}

type RefusedProps = Pick<Props, 'onRetry' | 'onDiscard'> & { unsaid: Unsaid }

function Refused({ unsaid: { cid, message, failed }, onRetry, onDiscard }: RefusedProps) {
  const t = useIslandTexts('chat')
  const failureText = useFailureText()
  return (
    <li className="max-w-[88%] self-end rounded-panel rounded-tr-[6px] border-2 border-sos-ink bg-surface px-3.5 py-2">
      <p dir="auto" className={WORDS}>
        {message}
      </p>
      <p className="flex items-start gap-1.5 text-meta font-[650] text-sos-ink" role="alert">
        <Icon of={CircleAlert} className="ic mt-0.5 size-4 shrink-0" />
        {failureText(failed!)}
      </p>
      <div className="mt-2 mb-1 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-first min-h-11 px-3 text-small" onClick={() => onRetry(cid)}>
          {t('send_again')}
        </button>
        <button type="button" className="btn btn-second min-h-11 px-3 text-small" onClick={() => onDiscard(cid)}>
          {t('discard')}
        </button>
      </div>
    </li>
  )
}
