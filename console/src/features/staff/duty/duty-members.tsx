import type { DutyMember, DutyRota, DutySlot } from '@himoya/contract/staff/duty'
import { Button, IconButton } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { NothingHere } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { weekdayKey } from '../../../ui/words/weeks.ts'
import styles from './duty.module.css'
import { PhoneDialog } from './phone-dialog.tsx'
import { PhoneLine } from './phone-line.tsx'
import { SlotDialog } from './slot-dialog.tsx'
import { useDutyChange } from './use-duty.ts'

export function DutyMembers({ rota: { members, slots } }: { rota: DutyRota }) {
  const text = useText()
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('duty.members')}
      </h2>
      {members.length === 0 ? (
        <NothingHere title={text('duty.none')}>
          <p>{text('duty.none_text')}</p>
        </NothingHere>
      ) : (
        <ul className={page_styles.rows} aria-labelledby={title}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              slots={slots.filter(({ account_id }) => account_id === member.account_id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function MemberRow({ member, slots }: { member: DutyMember; slots: readonly DutySlot[] }) {
  const text = useText()
  const [open, setOpen] = useState<'slot' | 'phone' | null>(null)
  const { account_id, alias, confirmed_at, counts } = member
  const state = counts ? 'duty.counts' : confirmed_at === null ? 'duty.waits_for_code' : 'duty.cannot_work'
  const close = (): void => setOpen(null)
  return (
    <li className={page_styles.row}>
      <div className={page_styles.row_head}>
        <strong>{alias}</strong>
        <span className={styles[counts ? 'good' : 'bad']}>{text(state)}</span>
      </div>
      <PhoneLine phone={member} onChange={() => setOpen('phone')} />
      {slots.length === 0 ? <p className={styles.bad}>{text('duty.no_slots')}</p> : null}
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <SlotMark key={slot.id} slot={slot} />
        ))}
      </ul>
      <div>
        <Button variant="outlined" size="small" startIcon={<Plus size={16} />} onClick={() => setOpen('slot')}>
          {text('duty.add_slot')}
        </Button>
      </div>
      {open === 'slot' ? <SlotDialog account_id={account_id} alias={alias} onClose={close} /> : null}
      {open === 'phone' ? <PhoneDialog member={{ account_id, alias }} onClose={close} /> : null}
    </li>
  )
}

function SlotMark({ slot: { id, weekday, opens, closes, place } }: { slot: DutySlot }) {
  const text = useText()
  const drop = useDutyChange((api) => api.delete(`staff/duty/slot/${id}/`), 'duty.slot_dropped')
  const words = `${text(weekdayKey(weekday - 1))}, ${opens}–${closes}, ${text('duty.place_n', { place })}`
  return (
    <li>
      {words}
      <IconButton
        size="small"
        aria-label={text('duty.drop_slot', { slot: words })}
        disabled={drop.isPending}
        onClick={() => drop.mutate()}
      >
        <X size={16} />
      </IconButton>
    </li>
  )
}
