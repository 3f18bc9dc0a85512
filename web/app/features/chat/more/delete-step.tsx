import type { Chat } from '@himoya/contract/chat/chat'
import { useQueryClient } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import type { ChatScreen } from '../use-chat.ts'
import { Confirm } from './confirm.tsx'

type DeleteStepProps = { chat: ChatScreen; about: Chat; onBack: () => void; onDone: () => void }

/** Deletes for ever, here and at the counsellor's; says before what goes and what stays. */
export function DeleteStep({ chat, about, onBack, onDone }: DeleteStepProps) {
  const { api, outbox } = useSession()
  const t = useIslandTexts('chat_more')
  const queries = useQueryClient()
  // with words in them: a chat that has just begun is nothing to keep
  const has_others = [chat.chat!, ...chat.earlier].some(({ id, last_seq }) => id !== about.id && last_seq > 0)
  async function forget(): Promise<void> {
    await api.delete(`chat/${about.id}/messages/`)
    // what was written there and never sent belongs to it
    for (const { cid, chat_id } of await outbox.list()) if (chat_id === about.id) await outbox.remove(cid)
    queries.removeQueries({ queryKey: ['Message', about.id] })
    if (about.id === chat.chat_id) await chat.moveOn()
    else await queries.invalidateQueries({ queryKey: ['Chat'] })
    showToast({ title: t('deleted'), status: 'success' })
    onDone()
  }
  return (
    <Confirm no={t('delete_no')} yes={t('delete_yes')} busy={t('deleting')} danger onNo={onBack} act={forget}>
      <p>{t('delete_text')}</p>
      {has_others && <p>{t('delete_others')}</p>}
      <p className="banner banner-urgent text-small">{t('delete_stays')}</p>
    </Confirm>
  )
}
