import type { Chat } from '@himoya/contract/chat/chat'
import { useQueryClient } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import type { ChatScreen } from '../use-chat.ts'
import { Confirm } from './confirm.tsx'

/** The person ends the chat; it stays on the screen as ended, and the next text begins a new one. */
export function EndStep({ chat, onDone }: { chat: ChatScreen; onDone: () => void }) {
  const { api } = useSession()
  const t = useIslandTexts('chat_more')
  const queries = useQueryClient()
  async function end(): Promise<void> {
    const ended = await api.post<Chat>(`chat/${chat.chat_id}/end/`)
    queries.setQueryData<Chat[]>(['Chat'], (list) => list?.map((one) => (one.id === ended.id ? ended : one)))
    onDone()
  }
  return (
    <Confirm no={t('end_no')} yes={t('end_yes')} busy={t('ending')} onNo={onDone} act={end}>
      <p>{t('end_text')}</p>
    </Confirm>
  )
}
