import type { Risk } from '@himoya/contract/chat/chat'
import { CircleHelp, Flag, Siren, TriangleAlert } from 'lucide-react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../queue.module.css'

const SHAPES = { sos: Siren, high: TriangleAlert, medium: Flag, unassessed: CircleHelp } as const

/** A word and a shape for each, so that colour is never the only sign; low risk is the rule and stays quiet. */
export function RiskMark({ risk }: { risk: Risk }) {
  const text = useText()
  const Shape = risk === 'low' ? null : SHAPES[risk]
  return (
    <span className={styles[`risk_${risk}`]} title={text(`risk.${risk}`)}>
      {Shape ? <Shape size={13} aria-hidden /> : null}
      {text(`queue.risk_${risk}`)}
    </span>
  )
}
