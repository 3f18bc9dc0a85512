import { CASE_LENGTHS, type CaseAct, isClosing } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { ActFields } from './act-fields.tsx'
import type { ActNeed } from '@himoya/contract/reports/case-lists'
import { type Brought, fieldsOf } from './acts.ts'
import { CaseDialog } from './case-dialog.tsx'
import { NotSaved } from './not-saved.tsx'
import { hasOpenWork, OpenWork } from './open-work.tsx'
import { useCaseWrite } from './use-case.ts'
import { useMe } from '../../../session/use-me.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'

/** `brings`: what is chosen already. */
type Props = { one: Case; act: CaseAct; brings?: Brought; onClose(): void }

/** One act with what it needs. What is typed stays until it is stored, also when somebody else was faster. */
export function ActDialog({ one, act, brings, onClose }: Props) {
  const text = useText()
  const notify = useNotify()
  const write = useCaseWrite(one.id)
  const supervisor = useMe().data?.role === 'supervisor'
  const held = isClosing(act) && hasOpenWork(one)
  const fields = [...fieldsOf(act, one.closing), ...(held && supervisor ? (['reason'] as const) : [])]
  const [brought, setBrought] = useState<Brought>(() => brings ?? begun(act, one))
  const possible = one.can.includes(act)
  const enough = possible && (!held || supervisor) && fields.every((field) => isEnough(field, brought[field]))
  const run = (): void =>
    write.mutate(
      { path: 'act/', body: { version: one.version, act, ...trimmed(brought) } },
      {
        onSuccess() {
          notify(text(`case.done_${act}`), 'success')
          onClose()
        },
      },
    )
  return (
    <CaseDialog
      title={text(`case.act_${act}`)}
      explanation={text(`case.act_text_${act}`)}
      action={text(`case.act_${act}`)}
      wide
      asks_only={fields.length === 0}
      enough={enough}
      busy={write.isPending}
      onSave={run}
      onClose={onClose}
    >
      {held && possible ? <OpenWork one={one} onLeave={onClose} /> : null}
      <ActFields one={one} fields={fields} brought={brought} onChange={setBrought} />
      <NotSaved id={one.id} error={write.error} gone={!possible} onReread={write.reset} />
    </CaseDialog>
  )
}

/** A plan is changed, not written anew; one similar case is likely the one. */
function begun(act: CaseAct, { plan, likeness }: Case): Brought {
  if (act === 'make_plan') return { plan: plan?.text ?? '' }
  if (act === 'mark_duplicate' && likeness.length === 1) return { duplicate_of: likeness[0]?.id }
  return {}
}

function isEnough(field: ActNeed, value: string | undefined): boolean {
  const length = value?.trim().length ?? 0
  return field === 'reason' ? length >= CASE_LENGTHS.reason_min : length > 0
}

const trimmed = (brought: Brought): Brought =>
  Object.fromEntries(Object.entries(brought).map(([field, value]) => [field, value?.trim()])) as Brought
