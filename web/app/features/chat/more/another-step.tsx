import type { Chat } from '@himoya/contract/chat/chat'
import { useQueryClient } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import type { ChatScreen } from '../use-chat.ts'
import { Confirm } from './confirm.tsx'

/** `onAnother`: leads to the chat that goes on. */
export type OfEnded = { chat_id: string; onAnother: () => Promise<void> }

/** Asks for somebody else than who has or had the chat; it goes on with whoever comes next. */
export function useAskForAnother(chat_id: string, onAnother: OfEnded['onAnother']): () => Promise<void> {
  const { api } = useSession()
  const t = useIslandTexts('chat_more')
  const queries = useQueryClient()
  return async () => {
    queries.setQueryData(['Chat'], await api.post<Chat[]>(`chat/${chat_id}/another-counsellor/`))
    await onAnother()
    showToast({ title: t('another_asked'), status: 'success' })
  }
}

/** In the middle of a talk. */
export function AnotherStep({ chat, onDone }: { chat: ChatScreen; onDone: () => void }) {
  const t = useIslandTexts('chat_more')
  const ask = useAskForAnother(chat.chat_id!, chat.moveOn)
  const act = async (): Promise<void> => {
    await ask()
    onDone()
  }
  return (
    <Confirm no={t('another_no')} yes={t('another_yes')} busy={t('another_busy')} onNo={onDone} act={act}>
      <p>{t('another_text')}</p>
    </Confirm>
  )
}
