import type { DutyPhoneBody, DutyRota } from '@himoya/contract/staff/duty'
import { DUTY_LENGTHS } from '@himoya/contract/staff/duty-lists'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useDutyChange } from './use-duty.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

type Candidates = DutyRota['candidates']
/** A member to choose, one that is known, or the partner line. */
type Props = { onClose(): void } & (
  | { candidates: Candidates; member?: never; partner?: never }
  | { member: Candidates[number]; candidates?: never; partner?: never }
  | { partner: string; candidates?: never; member?: never }
)

/** A number and whose it is. The console asks for the factor again before it is written. */
export function PhoneDialog({ candidates, member, partner, onClose }: Props) {
  const text = useText()
  const [who, setWho] = useState(member?.account_id ?? candidates?.[0]?.account_id ?? '')
  const [name, setName] = useState(partner ?? '')
  const [phone, setPhone] = useState('')
  const body: DutyPhoneBody = partner === undefined ? { account_id: who, phone } : { partner: name.trim(), phone }
  const set = useDutyChange((api) => api.post('staff/duty/phone/', body), 'duty.phone_set', onClose)
  const heading = partner === undefined ? text('duty.phone_title') : text('duty.partner_set')
  return (
    <FormDialog
      title={member ? `${heading}: ${member.alias}` : heading}
      cancel={text('duty.cancel')}
      action={text('duty.save')}
      disabled={set.isPending}
      onSubmit={() => set.mutate()}
      onClose={onClose}
    >
      {candidates ? (
        <TextField select label={text('duty.who')} value={who} onChange={(event) => setWho(event.target.value)}>
          {candidates.map(({ account_id, alias }) => (
            <MenuItem key={account_id} value={account_id}>
              {alias}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {partner === undefined ? null : (
        <TextField
          required
          label={text('duty.partner_name')}
          value={name}
          slotProps={{ htmlInput: { minLength: 2, maxLength: DUTY_LENGTHS.name } }}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <TextField
        required
        type="tel"
        label={text('duty.phone')}
        value={phone}
        helperText={text(partner === undefined ? 'duty.phone_hint' : 'duty.partner_hint')}
        slotProps={{ htmlInput: { minLength: 7, maxLength: 30, autoComplete: 'off' } }}
        onChange={(event) => setPhone(event.target.value)}
      />
    </FormDialog>
  )
}
