import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button } from '@mui/material'
import { ArrowLeftRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useShortcuts } from '../../../../ui/keys/use-shortcuts.ts'
import { useText } from '../../../../i18n/use-text.ts'
import { OfferDialog } from '../offer-dialog.tsx'
import { useTransfers } from '../use-transfers.ts'

/** One offer at a time: while one waits, its strip says so and the button is not there. */
export function TransferButton({ chat }: { chat: StaffChat }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const offered = (useTransfers().data ?? []).some(({ chat_id, state }) => chat_id === chat.id && state === 'offered')
  useShortcuts(useMemo(() => (offered ? {} : { transfer: () => setOpen(true) }), [offered]))
  if (offered) return null
  return (
    <>
      <Button variant="outlined" startIcon={<ArrowLeftRight size={17} />} onClick={() => setOpen(true)}>
        {text('transfer.button')}
      </Button>
      {open ? <OfferDialog chat={chat} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
