import { CASE_LENGTHS, PERSON_ROLES } from '@himoya/contract/reports/case-lists'
import type { CasePerson, CasePersonBody } from '@himoya/contract/reports/cases'
import { ApiError } from '@himoya/kit/session/api-client'
import { uuid } from '@himoya/kit/uuid'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import styles from './case.module.css'
import { CaseDialog } from './case-dialog.tsx'
import { NotSaved } from './not-saved.tsx'
import { useCaseWrite } from './use-case.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

const NOBODY: CasePersonBody = { role: 'child', name: '', about: '', phone: null }
const MOST_PHONE = 20

type Props = { id: string; person: CasePerson | null; onClose(): void }

/** `person` null: somebody new. */
export function PersonDialog({ id, person, onClose }: Props) {
  const text = useText()
  const [typed, setTyped] = useState<CasePersonBody>(() => (person ? bodyOf(person) : NOBODY))
  const [key] = useState(uuid)
  const write = useCaseWrite(id)
  const enough = typed.name.trim() !== ''
  const save = (): void => {
    const body = { ...typed, name: typed.name.trim(), about: typed.about.trim(), phone: typed.phone?.trim() || null }
    const way = person ? ({ method: 'put', path: `person/${person.id}/` } as const) : { path: 'person/', key }
    write.mutate({ ...way, body }, { onSuccess: onClose })
  }
  return (
    <CaseDialog
      title={text(person ? 'case.person_change' : 'case.person_add')}
      action={text('case.save')}
      enough={enough}
      busy={write.isPending}
      onSave={save}
      onClose={onClose}
    >
      <PersonFields typed={typed} error={write.error} onChange={setTyped} />
      <NotSaved id={id} error={write.error} onReread={write.reset} />
    </CaseDialog>
  )
}

const bodyOf = ({ role, name, about, phone }: CasePerson): CasePersonBody => ({ role, name, about, phone })

type FieldsProps = { typed: CasePersonBody; error: unknown; onChange(typed: CasePersonBody): void }

function PersonFields({ typed, error, onChange }: FieldsProps) {
  const text = useText()
  const change = (changed: Partial<CasePersonBody>): void => onChange({ ...typed, ...changed })
  const wrong_phone = error instanceof ApiError ? error.fields['phone']?.[0] : undefined
  return (
    <div className={styles.fields}>
      <Choose
        label={text('case.person_role')}
        value={typed.role}
        options={PERSON_ROLES.map((value) => ({ value, label: text(`case.role_${value}`) }))}
        onChoose={(role) => role && change({ role })}
      />
      <TextField
        label={text('case.person_name')}
        value={typed.name}
        autoFocus
        slotProps={{ htmlInput: { maxLength: CASE_LENGTHS.person_name, autoComplete: 'off' } }}
        onChange={(event) => change({ name: event.target.value })}
      />
      <WordsField
        most={CASE_LENGTHS.person_about}
        label={text('case.person_about')}
        value={typed.about}
        minRows={2}
        maxRows={8}
        onChange={(event) => change({ about: event.target.value })}
      />
      <TextField
        type="tel"
        label={text('case.person_phone')}
        value={typed.phone ?? ''}
        error={wrong_phone !== undefined}
        helperText={wrong_phone ? text(`field.${wrong_phone}` as TextKey) : undefined}
        slotProps={{ htmlInput: { maxLength: MOST_PHONE, autoComplete: 'off' } }}
        onChange={(event) => change({ phone: event.target.value })}
      />
    </div>
  )
}
