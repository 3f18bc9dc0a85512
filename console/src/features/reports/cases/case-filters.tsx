import { caseRef } from '@himoya/contract/typed-codes'
import { CASE_RISKS } from '@himoya/contract/reports/case-lists'
import { REGION_CODES } from '@himoya/contract/people'
import { REPORT_TYPES } from '@himoya/contract/reports/report-lists'
import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useText } from '../../../i18n/use-text.ts'
import styles from './cases.module.css'
import { type Conditions, useReportTypes } from './public/use-cases.ts'

type Props = { conditions: Conditions; onChange(conditions: Conditions): void }

export const isNarrowed = ({ risk, region_code, type, ref }: Conditions): boolean => Boolean(risk ?? region_code ?? type ?? ref)

/** What narrows the board; a number is looked for when Enter is pressed. */
export function CaseFilters({ conditions, onChange }: Props) {
  const text = useText()
  const types = useReportTypes().data
  const { view, risk, region_code, type } = conditions
  const options = REPORT_TYPES.map(({ id }) => ({ value: id, label: types?.find((one) => one.id === id)?.title ?? '…' }))
  return (
    <div className={page_styles.filters}>
      <Choose
        label={text('case.filter_risk')}
        value={risk ?? ''}
        none={text('case.any')}
        options={CASE_RISKS.map((value) => ({ value, label: text(`case.risk_${value}`) }))}
        onChoose={(chosen) => onChange({ ...conditions, risk: chosen || undefined })}
      />
      <Choose
        label={text('case.filter_region')}
        value={region_code ?? ''}
        none={text('case.any')}
        options={REGION_CODES.map((value) => ({ value, label: text(`region.${value}`) }))}
        onChoose={(chosen) => onChange({ ...conditions, region_code: chosen || undefined })}
      />
      <Choose
        label={text('case.filter_type')}
        value={type ?? ''}
        none={text('case.any')}
        options={options}
        onChoose={(chosen) => onChange({ ...conditions, type: chosen || undefined })}
      />
      <RefField key={conditions.ref ?? ''} value={conditions.ref ?? ''} onRef={(ref) => onChange({ ...conditions, ref })} />
      {isNarrowed(conditions) ? (
        <Button variant="outlined" className={styles.clear} onClick={() => onChange({ view })}>
          {text('case.clear')}
        </Button>
      ) : null}
    </div>
  )
}

function RefField({ value, onRef }: { value: string; onRef(ref: string | undefined): void }) {
  const text = useText()
  const [typed, setTyped] = useState(value)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onRef(caseRef(typed) || undefined)
      }}
    >
      <TextField
        label={text('case.filter_ref')}
        value={typed}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 20, autoComplete: 'off', spellCheck: false } }}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
