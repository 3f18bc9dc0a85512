import type { Case } from '@himoya/contract/reports/cases'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useCaseWrite } from './use-case.ts'

/** Puts a hold on, asks to lift it, or lifts it as the second person. */
export function HoldDialog({ one, onClose }: { one: Case; onClose(): void }) {
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const write = useCaseWrite(one.id)
  const way = one.legal_hold ? 'off' : 'on'
  return (
    <ReasonDialog
      title={text(`case.hold_${way}`)}
      explanation={text(`case.hold_${way}_text`)}
      action={text(one.hold_lift?.can_decide ? 'case.hold_lift_yes' : `case.hold_${way}`)}
      busy={write.isPending}
      onReason={(reason) =>
        write.mutate(
          { path: one.legal_hold ? 'hold/lift/' : 'hold/', body: { reason } },
          {
            onSuccess() {
              notify(text('case.hold_done'), 'success')
              onClose()
            },
            onError: failed,
          },
        )
      }
      onClose={onClose}
    />
  )
}
