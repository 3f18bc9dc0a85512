import type { OutboxEntry } from '@himoya/kit/chat/outbox'
import { requestChat } from '../../browser/visit/page-visit.ts'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { rememberWhereFrom } from '../../session/where-to.ts'
import { Composer } from './composer.tsx'
import { EmergencyLinks } from './emergency-links.tsx'
import { Changing } from '../../ui/screen/changing.tsx'

type SessionEndedProps = { unsent: readonly OutboxEntry[]; onLeave: () => void }

/** The session ended elsewhere while the chat was open: what was written stays in view, with the way back. */
export function SessionEnded({ unsent, onLeave }: SessionEndedProps) {
  const session = useSession()
  const t = useIslandTexts('chat')
  const leave = (): void => {
    rememberWhereFrom(session)
    requestChat()
    onLeave()
  }
  return (
    <>
      <div className="flex grow flex-col gap-3 overflow-y-auto p-4">
        <div className="grid gap-1" role="alert">
          <p className="font-head font-[650] text-h3">{t('signed_out_title')}</p>
          <p>
            <Changing>{t(unsent.length > 0 ? 'signed_out_unsent' : 'signed_out_text')}</Changing>
          </p>
        </div>
        {unsent.length > 0 && (
          <ul className="flex flex-col gap-2" aria-label={t('signed_out_yours')}>
            {unsent.map(({ cid, message }) => (
              <li key={cid} className="max-w-[83%] self-end rounded-panel rounded-tr-[6px] bg-green-soft px-3.5 py-2">
                <p dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-wrap">
                  {message}
                </p>
              </li>
            ))}
          </ul>
        )}
        <a className="btn btn-first shrink-0" href={`/${session.lang}/auth/login`} onClick={leave}>
          {t('login')}
        </a>
        <div className="mt-auto">
          <EmergencyLinks />
        </div>
      </div>
      <Composer />
    </>
  )
}
