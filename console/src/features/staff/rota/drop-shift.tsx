import type { RotaShift } from '@himoya/contract/staff/shifts'
import { formatClock, formatDay } from '@himoya/kit/dates'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { useDropShift } from './use-rota.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

type Props = { shift: RotaShift; alias: string; onClose(): void }

export function DropShift({ shift: { id, starts_at, ends_at }, alias, onClose }: Props) {
  const text = useText()
  const lang = useLang()
  const drop = useDropShift(onClose)
  return (
    <FormDialog
      title={text('rota.drop_title')}
      cancel={text('rota.keep')}
      action={text('rota.drop')}
      disabled={drop.isPending}
      danger
      safe
      onSubmit={() => drop.mutate(id)}
      onClose={onClose}
    >
      {alias}: {formatDay(starts_at, lang)}, {formatClock(starts_at)}–{formatClock(ends_at)}
    </FormDialog>
  )
}
