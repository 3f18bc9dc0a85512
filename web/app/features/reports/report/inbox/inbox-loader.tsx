import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { LaterWords } from '../flow/use-later.tsx'
import type { InboxProps } from './inbox-screen.tsx'
import { NotOpened } from './not-opened.tsx'
import { useInboxScreen } from './use-inbox-screen.ts'

/** An open inbox, once its code has come. */
export function InboxLoader(props: InboxProps) {
  const t = useIslandTexts('inbox')
  const inbox = useInboxScreen()
  if (inbox.data) {
    const { InboxScreen, words } = inbox.data
    return (
      <LaterWords words={words}>
        <InboxScreen {...props} />
      </LaterWords>
    )
  }
  if (inbox.isPending) return <p role="status">{t('frame.loading')}</p>
  return <NotOpened onAgain={() => void inbox.refetch()} />
}
