import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Confirm } from './confirm.tsx'
import { offerFile, readWholeChat, transcriptOf } from '../../../browser/calls/transcript.ts'

/** A file on a phone outlives every quick exit, so it is made only after the warning. */
export function SaveStep({ chat_id, onBack }: { chat_id: string; onBack: () => void }) {
  const { api, lang } = useSession()
  const t = useIslandTexts('chat_more')
  const words = useIslandTexts('chat')
  const [saved, setSaved] = useState(false)
  async function save(): Promise<void> {
    const messages = await readWholeChat(api, chat_id)
    offerFile(t('file_name'), transcriptOf(messages, lang, { you: words('you'), counsellor: words('counsellor') }))
    setSaved(true)
  }
  if (saved) {
    return (
      <div className="grid gap-3">
        <p role="status">{t('saved')}</p>
        <button type="button" className="btn btn-second" onClick={onBack}>
          {t('close')}
        </button>
      </div>
    )
  }
  return (
    <Confirm no={t('save_no')} yes={t('save_yes')} busy={t('saving')} onNo={onBack} act={save}>
      <p className="banner banner-urgent text-small">{t('save_text')}</p>
    </Confirm>
  )
}
