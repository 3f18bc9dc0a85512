import { CASE_LENGTHS, CONSENTS, type ReferralAct } from '@himoya/contract/reports/case-lists'
import type { CaseReferral, CaseReferralAct } from '@himoya/contract/reports/cases'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { CaseDialog } from './case-dialog.tsx'
import { NotSaved } from './not-saved.tsx'
import { useCaseWrite } from './use-case.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

type Props = { id: string; referral: CaseReferral; act: ReferralAct; onClose(): void }
/** A consent that was given has to have been asked for. */
const consentsOf = ({ state }: CaseReferral): readonly Consent[] =>
  state === 'draft' ? CONSENTS.filter((consent) => consent === 'duty_to_report') : CONSENTS

type Consent = NonNullable<CaseReferralAct['consent']>

/** Sending needs a consent, or the duty to report with its reason; where it ended badly, why is written too. */
export function ReferralActDialog({ id, referral, act, onClose }: Props) {
  const text = useText()
  const [consent, setConsent] = useState<Consent | ''>(referral.consent ?? '')
  const [note, setNote] = useState('')
  const write = useCaseWrite(id)
  const duty = act === 'send' && consent === 'duty_to_report'
  const explains = duty || act === 'reject' || act === 'revoke'
  const enough = (act !== 'send' || consent !== '') && (!explains || note.trim().length >= CASE_LENGTHS.reason_min)
  const run = (): void =>
    write.mutate(
      {
        path: `referral/${referral.id}/act/`,
        body: { act, ...(act === 'send' ? { consent } : {}), ...(note.trim() ? { note: note.trim() } : {}) },
      },
      { onSuccess: onClose },
    )
  return (
    <CaseDialog
      title={text(`case.referral_${act}`)}
      explanation={text(`case.referral_${act}_text`)}
      action={text(`case.referral_${act}`)}
      enough={enough}
      busy={write.isPending}
      onSave={run}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {act === 'send' ? (
          <Choose
            label={text('case.consent')}
            value={consent}
            none={text('case.choose')}
            options={consentsOf(referral).map((value) => ({ value, label: text(`case.consent_${value}`) }))}
            onChoose={(chosen) => setConsent(chosen)}
          />
        ) : null}
        <WordsField
          most={CASE_LENGTHS.reason}
          label={text(duty ? 'case.referral_duty_note' : 'case.referral_note')}
          helperText={explains ? text('case.reason_hint', { least: CASE_LENGTHS.reason_min }) : undefined}
          value={note}
          minRows={2}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <NotSaved id={id} error={write.error} onReread={write.reset} />
    </CaseDialog>
  )
}
