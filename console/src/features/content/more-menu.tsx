import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { EllipsisVertical } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { EndDialog } from './end-dialog.tsx'
import { UsedInDialog } from './used-in-dialog.tsx'
import type { Saving } from './use-saving.ts'
import type { Writing } from './public/use-working.ts'
import { VersionsDialog } from './versions-dialog.tsx'

type Props = { type: ContentType; one: ContentOne; writing: Writing; saving: Saving }
type Open = 'versions' | 'used' | 'archive' | 'delete'

/** What is needed now and then. */
export function MoreMenu({ type, one, writing, saving }: Props) {
  const text = useText()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const close = (): void => setOpen(null)
  const item = (what: Open) => (
    <MenuItem
      key={what}
      onClick={() => {
        setAnchor(null)
        setOpen(what)
      }}
    >
      {text(`more.${what}`)}
    </MenuItem>
  )
  return (
    <>
      <IconButton
        aria-label={text('more.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal>
        {item('versions')}
        {item('used')}
        {one.can.includes('archive') ? item('archive') : null}
        {one.state === 'draft' && one.live_version === null ? item('delete') : null}
      </Menu>
      {open === 'versions' ? <VersionsDialog type={type} one={one} writing={writing} saving={saving} onClose={close} /> : null}
      {open === 'used' ? <UsedInDialog type={type} id={one.id} onClose={close} /> : null}
      {open === 'archive' || open === 'delete' ? (
        <EndDialog type={type} one={one} action={open} writing={writing} saving={saving} onClose={close} />
      ) : null}
    </>
  )
}
