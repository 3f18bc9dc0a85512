import { CircleAlert } from 'lucide-react'
import styles from '../pages/signed-out-page.module.css'

export function FormError({ error }: { error: string | null }) {
  if (error === null) return null
  return (
    <p className={styles.error} role="alert">
      <CircleAlert size={20} aria-hidden />
      {error}
    </p>
  )
}
