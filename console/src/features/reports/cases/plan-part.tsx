import type { Case } from '@himoya/contract/reports/cases'
import { formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { ActDialog } from './act-dialog.tsx'
import styles from './case.module.css'
import { Part } from './part.tsx'

export function PlanPart({ one }: { one: Case }) {
  const text = useText()
  const lang = useLang()
  const [writing, setWriting] = useState(false)
  const { plan, can } = one
  return (
    <Part
      name="plan"
      title={text('case.plan')}
      action={
        can.includes('make_plan') ? (
          <Button variant="outlined" size="small" onClick={() => setWriting(true)}>
            {text(plan ? 'case.plan_write' : 'case.act_make_plan')}
          </Button>
        ) : null
      }
    >
      {plan ? (
        <>
          <p className={styles.words}>{plan.text}</p>
          <p className={styles.quiet}>
            {text('case.signed', { alias: plan.by.alias, time: formatRelative(plan.updated_at, lang) })}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{text('case.plan_none')}</p>
      )}
      {writing ? <ActDialog one={one} act="make_plan" onClose={() => setWriting(false)} /> : null}
    </Part>
  )
}
