import type { OwnDrawing } from '@himoya/contract/staff/staff'
import styles from './drawing.module.css'

/** As a child sees it; the same files. */
export function DrawingPicture({ of }: { of: OwnDrawing['drawing'] }) {
  return (
    <svg className={styles.picture} viewBox="0 0 44 44" aria-hidden="true">
      <use href={`/drawings/${of ?? 'usual'}.svg#d`} />
    </svg>
  )
}
