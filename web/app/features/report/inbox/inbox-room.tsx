import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { LaterWords } from '../flow/use-later.tsx'
import type { InboxProps } from './inbox-screen.tsx'
import { NotOpened } from './not-opened.tsx'
import { useRoom } from './use-room.ts'

/** An open inbox, once its code has come. */
export function InboxRoom(props: InboxProps) {
  const t = useIslandTexts('inbox')
  const room = useRoom()
  if (room.data) {
    const { InboxScreen, words } = room.data
    return (
      <LaterWords words={words}>
        <InboxScreen {...props} />
      </LaterWords>
    )
  }
  if (room.isPending) return <p role="status">{t('frame.loading')}</p>
  return <NotOpened onAgain={() => void room.refetch()} />
}
