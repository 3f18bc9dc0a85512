import type { CaseRisk } from '@himoya/contract/reports/case-lists'
import type { CaseRow } from '@himoya/contract/reports/cases'
import { Siren, TriangleAlert } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './cases.module.css'
import { isSettled } from '@himoya/contract/reports/case-lists'
import { useReportTypes } from './public/use-cases.ts'

/** A word and a shape for the risk, so that colour is never the only sign. */
export function CaseRiskMark({ risk }: { risk: CaseRisk }) {
  const text = useText()
  return (
    <span className={styles[`risk_${risk}`]}>
      {risk === 'high' ? <TriangleAlert size={13} aria-hidden /> : null}
      {text(`case.risk_${risk}`)}
    </span>
  )
}

/** Only where a child is in danger this minute and somebody still has to do something. */
export function UrgentMark({ row: { urgency, source, state } }: { row: Pick<CaseRow, 'urgency' | 'source' | 'state'> }) {
  const text = useText()
  if (urgency !== 'now' || isSettled(state)) return null
  return (
    <span className={styles.urgent}>
      <Siren size={13} aria-hidden />
      {source === 'sos' ? `${text('case.from_sos')} · ` : ''}
      {text('case.urgency_now')}
    </span>
  )
}

/** The kinds of harm in words. */
export function useTypeWords(): (ids: CaseRow['type_ids']) => string {
  const types = useReportTypes().data
  return (ids) => ids.map((id) => types?.find((type) => type.id === id)?.title ?? '…').join(' · ')
}
