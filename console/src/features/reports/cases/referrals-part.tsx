import type { ReferralAct } from '@himoya/contract/reports/case-lists'
import type { Case, CaseReferral } from '@himoya/contract/reports/cases'
import { formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import board_styles from './cases.module.css'
import { mayWrite } from './may-write.ts'
import { Part } from './part.tsx'
import { ReferralActDialog } from './referral-act-dialog.tsx'
import { ReferralDialog } from './referral-dialog.tsx'

/** Who else was told, with whose consent, and what became of it. */
export function ReferralsPart({ one }: { one: Case }) {
  const text = useText()
  const [adding, setAdding] = useState(false)
  return (
    <Part
      name="referrals"
      title={text('case.referrals')}
      count={one.referrals.length}
      action={
        mayWrite(one) ? (
          <Button variant="outlined" size="small" startIcon={<Plus size={16} />} onClick={() => setAdding(true)}>
            {text('case.referral_add')}
          </Button>
        ) : null
      }
    >
      {one.referrals.length === 0 ? <p className={styles.quiet}>{text('case.referrals_none')}</p> : null}
      {one.referrals.length > 0 ? (
        <ul className={styles.rows}>
          {one.referrals.map((referral) => (
            <li key={referral.id}>
              <ReferralRow one={one} referral={referral} />
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? <ReferralDialog id={one.id} referral={null} onClose={() => setAdding(false)} /> : null}
    </Part>
  )
}

function ReferralRow({ one, referral }: { one: Case; referral: CaseReferral }) {
  const text = useText()
  const lang = useLang()
  const [asking, setAsking] = useState<ReferralAct | null>(null)
  const [changing, setChanging] = useState(false)
  const { target, state, consent, consent_note, by, updated_at, can } = referral
  const may_write = mayWrite(one)
  // what nobody else has read yet
  const open_text = state === 'draft' || state === 'consent'
  return (
    <>
      <p className={styles.row_top}>
        <strong>{text(`referral.${target}`)}</strong>
        <span className={board_styles.state}>{text(`case.referral_state_${state}`)}</span>
      </p>
      <p className={styles.words}>{referral.text}</p>
      {consent ? (
        <p className={styles.words}>
          {text(`case.consent_${consent}`)}
          {consent_note ? `: ${consent_note}` : ''}
        </p>
      ) : null}
      <p className={styles.quiet}>{text('case.signed', { alias: by.alias, time: formatRelative(updated_at, lang) })}</p>
      {may_write && (can.length > 0 || open_text) ? (
        <div className={styles.ways}>
          {can.map((act) => (
            <Button key={act} variant={act === 'revoke' ? 'text' : 'outlined'} size="small" onClick={() => setAsking(act)}>
              {text(`case.referral_${act}`)}
            </Button>
          ))}
          {open_text ? (
            <Button variant="text" size="small" onClick={() => setChanging(true)}>
              {text('case.person_change')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {asking ? <ReferralActDialog id={one.id} referral={referral} act={asking} onClose={() => setAsking(null)} /> : null}
      {changing ? <ReferralDialog id={one.id} referral={referral} onClose={() => setChanging(false)} /> : null}
    </>
  )
}
