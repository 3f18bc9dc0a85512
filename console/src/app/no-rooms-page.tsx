import type { StaffRole } from '@himoya/contract/staff'
import { useText } from '../i18n/use-text.ts'
import { Mark } from '../theme/mark.tsx'
import styles from './plain-page.module.css'
import { useTitle } from './use-title.ts'

/** Editors and admins see no conversation, and nothing that only looks like work. */
export function NoRoomsPage({ role }: { role: StaffRole }) {
  const text = useText()
  useTitle(text(`role.${role}`))
  return (
    <div className={styles.page}>
      <Mark size={56} />
      <h1>{text('rooms.title')}</h1>
      <p>{text(role === 'editor' ? 'rooms.editor' : 'rooms.admin')}</p>
      <p>{text('rooms.no_chat')}</p>
    </div>
  )
}
