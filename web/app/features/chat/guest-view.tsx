import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { requestChat } from '../../browser/visit/page-visit.ts'
import { ChevronRight } from 'lucide'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { useSession } from '../../session/session.ts'
import { rememberWhereFrom } from '../../session/where-to.ts'
import { EmergencyLinks } from './emergency-links.tsx'
import { GuestComposer } from './write-first/guest-composer.tsx'

type GuestViewProps = { closed: boolean; onNickname: () => void; onMade: (made: NicknameMade) => void; onLeave: () => void }

/** A guest reads the seed's prompt and its two buttons, may start with a nickname, or simply writes (docs/decisions/0061). */
export function GuestView({ closed, onNickname, onMade, onLeave }: GuestViewProps) {
  const session = useSession()
  const { lang } = session
  const leave = (): void => {
    rememberWhereFrom(session)
    requestChat()
    onLeave()
  }
  const t = useIslandTexts('chat')
  return (
    <>
      <div className="flex grow flex-col gap-2.5 overflow-y-auto p-4">
        <p className="px-2 text-center">{t('prompt')}</p>
        <a className="btn btn-first shrink-0" href={`/${lang}/auth/register`} onClick={leave}>
          {t('register')}
        </a>
        <a className="btn btn-second shrink-0" href={`/${lang}/auth/login`} onClick={leave}>
          {t('login')}
        </a>
        <button
          type="button"
          className="flex min-h-15 shrink-0 items-center gap-3 rounded-button bg-amber-soft px-4 py-2 text-left text-ink"
          onClick={onNickname}
        >
          <RosettePicture />
          <span className="grow">
            <b className="block">{t('nickname_start')}</b>
            <span className="text-small text-ink-2">{t('nickname_hint')}</span>
          </span>
          <Icon of={ChevronRight} />
        </button>
        <a className="btn btn-text shrink-0" href={`/${lang}/report`}>
          {t('report')}
          <Icon of={ChevronRight} />
        </a>
        <a className="btn btn-text shrink-0" href={`/${lang}/report/receipt`}>
          {t('been_here')}
          <Icon of={ChevronRight} />
        </a>
        <div className="mt-auto">
          {closed && <p className="pb-3 font-head font-[650] text-small">{t('closed_title')}</p>}
          <EmergencyLinks />
        </div>
      </div>
      <GuestComposer onMade={onMade} />
    </>
  )
}

function RosettePicture() {
  return (
    <svg className="size-8 shrink-0" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d="m59 32-7.900 7.900v11.200H39.900L32 59l-7.900-7.900H12.900V39.900L5 32l7.900-7.900V12.900h11.200L32 5l7.900 7.900h11.200v11.200z"
        fill="var(--i-leaf)"
      />
      <circle cx="32" cy="32" r="15" fill="var(--i-paper)" />
      <circle cx="32" cy="32" r="10" fill="var(--i-warm)" />
      <circle cx="32" cy="32" r="4" fill="var(--i-deep)" />
    </svg>
  )
}
