import type { ChatView } from '../../browser/link/chat-client.ts'
import type { User } from '@himoya/contract/accounts/auth'
import type { CONFIDENTIALITY_VERSIONS } from '@himoya/contract/people'
import { useQuery } from '../../session/use-query.ts'
import { Lock } from 'lucide'
import { useEffect, useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { useSession } from '../../session/session.ts'
import { Changing } from '../../ui/screen/changing.tsx'

/** Which wording is shown; a change of `chat.secrecy` or its kin is a new version of the contract's list. */
const VERSION: (typeof CONFIDENTIALITY_VERSIONS)[number] = '2026-1'
const TRIES = 30
const AGAIN_MS = 5_000

/** Secrecy is never promised beyond the law: its limits stand before the first message, by age where it is known (safety.md 7). */
export function SecrecyNote() {
  const t = useIslandTexts('chat')
  return (
    <div className="flex gap-3 rounded-button bg-feruza-soft px-4 pt-4 pb-1 text-small">
      <Icon of={Lock} className="ic shrink-0 text-feruza" />
      <div>
        <p>
          <Changing>{t(useWording())}</Changing>
        </p>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-[650] text-green-ink">{t('secrecy_more')}</summary>
          <ul className="list-disc pb-3 pl-5">
            <li>{t('secrecy_kept')}</li>
            <li>{t('secrecy_shown')}</li>
            <li>{t('secrecy_law')}</li>
          </ul>
        </details>
      </div>
    </div>
  )
}

/** An age that does not come changes nothing: the general wording is true for everybody. */
function useWording(): 'secrecy' | 'secrecy_young' | 'secrecy_adult' {
  const { api, tokens } = useSession()
  const user = useQuery({
    queryKey: ['UserDetails'],
    queryFn: () => api.get<User>('auth/me/'),
    // The note comes and goes with the first message; an age does not.
    staleTime: Infinity,
    enabled: tokens.access() !== null,
  })
  const age = user.data?.age_band
  return age === '7-10' ? 'secrecy_young' : age === '18+' ? 'secrecy_adult' : 'secrecy'
}

type ShownTo = ChatView & { chat_id: string | undefined }

/** Tells which wording stood above the first message, beside its sending and never before it; again until it has arrived. */
export function useSecrecyShown({ chat_id, messages, pending }: ShownTo, shown: boolean): void {
  const { api } = useSession()
  const [shown_in, setShownIn] = useState<string>()
  useEffect(() => {
    if (shown) setShownIn(chat_id)
  }, [shown, chat_id])
  const written = pending.length > 0 || messages.some(({ is_admin }) => !is_admin)
  useQuery({
    queryKey: ['SecrecyShown', chat_id],
    async queryFn() {
      await api.post(`chat/${chat_id}/confidentiality/`, { version: VERSION })
      return VERSION
    },
    enabled: written && shown_in !== undefined && shown_in === chat_id,
    staleTime: Infinity,
    retry: TRIES,
    retryDelay: AGAIN_MS,
  })
}
