import type { Risk } from '@himoya/contract/chat'
import { Flag } from 'lucide-react'
import { useText } from '../i18n/use-text.ts'
import styles from './care.module.css'

/** Colour, word and sign: never the colour alone. */
export function RiskBadge({ risk }: { risk: Risk }) {
  const text = useText()
  return (
    <span className={`${styles.badge} ${styles[`risk_${risk}`]}`}>
      <Flag size={14} aria-hidden />
      {text(`risk.${risk}`)}
    </span>
  )
}
