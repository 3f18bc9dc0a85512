import type { DutyMember, DutyPartner } from '@himoya/contract/staff/duty'
import { useText } from '../../../i18n/use-text.ts'
import { useDutyChange } from './use-duty.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

/** Its times go with it, so it is asked once more. */
export function DropPhone({ phone, onClose }: { phone: DutyMember | DutyPartner; onClose(): void }) {
  const text = useText()
  const drop = useDutyChange((api) => api.delete(`staff/duty/phone/${phone.id}/`), 'duty.dropped', onClose)
  return (
    <FormDialog
      title={text('duty.drop_title', { name: 'alias' in phone ? phone.alias : phone.name })}
      cancel={text('duty.cancel')}
      action={text('duty.drop')}
      disabled={drop.isPending}
      danger
      safe
      onSubmit={() => drop.mutate()}
      onClose={onClose}
    >
      {text('duty.drop_text')}
    </FormDialog>
  )
}
