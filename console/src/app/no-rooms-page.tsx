import { useText } from '../i18n/use-text.ts'
import { Mark } from '../theme/mark.tsx'
import styles from './plain-page.module.css'
import { useTitle } from './use-title.ts'

/** What an editor sees until there is content to edit: no conversation, and nothing that only looks like work. */
export function NoRoomsPage() {
  const text = useText()
  useTitle(text('role.editor'))
  return (
    <div className={styles.page}>
      <Mark size={56} />
      <h1>{text('rooms.title')}</h1>
      <p>{text('rooms.editor')}</p>
      <p>{text('rooms.no_chat')}</p>
    </div>
  )
}
