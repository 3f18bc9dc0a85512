import { CASE_LENGTHS, REFERRAL_TARGETS } from '@himoya/contract/reports/case-lists'
import type { CaseReferral, CaseReferralBody } from '@himoya/contract/reports/cases'
import { uuid } from '@himoya/kit/uuid'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { CaseDialog } from './case-dialog.tsx'
import { NotSaved } from './not-saved.tsx'
import { useCaseWrite } from './use-case.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

type Props = { id: string; referral: CaseReferral | null; onClose(): void }

/** A draft: nothing leaves before somebody consents, or a duty is written down. `referral` null: a new one. */
export function ReferralDialog({ id, referral, onClose }: Props) {
  const text = useText()
  const [target, setTarget] = useState<CaseReferralBody['target'] | ''>(referral?.target ?? '')
  const [words, setWords] = useState(referral?.text ?? '')
  const [key] = useState(uuid)
  const write = useCaseWrite(id)
  const enough = target !== '' && words.trim() !== ''
  const save = (): void => {
    const way = referral ? ({ method: 'put', path: `referral/${referral.id}/` } as const) : { path: 'referral/', key }
    write.mutate({ ...way, body: { target, text: words.trim() } }, { onSuccess: onClose })
  }
  return (
    <CaseDialog
      title={text('case.referral_add')}
      action={text('case.save')}
      wide
      enough={enough}
      busy={write.isPending}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Choose
          label={text('case.referral_target')}
          value={target}
          none={text('case.choose')}
          options={REFERRAL_TARGETS.map((value) => ({ value, label: text(`referral.${value}`) }))}
          onChoose={(chosen) => setTarget(chosen)}
        />
        <WordsField
          most={CASE_LENGTHS.note}
          label={text('case.referral_text')}
          helperText={text('case.referral_text_hint')}
          value={words}
          minRows={4}
          maxRows={14}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <NotSaved id={id} error={write.error} onReread={write.reset} />
    </CaseDialog>
  )
}
