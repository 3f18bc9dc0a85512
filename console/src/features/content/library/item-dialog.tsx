import type { LibraryItem } from '@himoya/contract/content/library'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { AltFields, wordless } from './alt-fields.tsx'
import { Captions } from './captions.tsx'
import { DeleteMedium } from './delete-medium.tsx'
import { ItemLook } from './item-look.tsx'
import styles from './library.module.css'
import { Poster } from './poster.tsx'
import { UsedIn } from './used-in.tsx'
import { useMediaAction } from './use-library.ts'

/** One medium: its look, its words in three languages, captions, where it is used. */
export function ItemDialog({ item, onClose }: { item: LibraryItem; onClose(): void }) {
  const text = useText()
  const title = useId()
  const [alt, setAlt] = useState(item.alt)
  const [name, setName] = useState(item.name)
  const [checked, setChecked] = useState(false)
  const save = useMediaAction((api) => api.patch(`staff/media/${item.id}/`, { alt, name }), 'library.changed', onClose)
  const is_whole = wordless(alt).length === 0 && name.trim() !== ''
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title} className={styles.dialog_title}>
        {item.name}
      </DialogTitle>
      <DialogContent className={styles.dialog}>
        <ItemLook item={item} />
        <AltFields alt={alt} checked={checked} onChange={setAlt} />
        <TextField
          label={text('library.name')}
          value={name}
          error={checked && name.trim() === ''}
          helperText={checked && name.trim() === '' ? text('field.required') : undefined}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 120 } }}
          onChange={(event) => setName(event.target.value)}
        />
        {item.kind === 'video' ? (
          <>
            <Captions item={item} />
            <Poster item={item} />
          </>
        ) : null}
        <UsedIn id={item.id} onLeave={onClose} />
      </DialogContent>
      <DialogActions>
        <DeleteMedium id={item.id} onDeleted={onClose} />
        <Button variant="outlined" onClick={onClose}>
          {text('app.close')}
        </Button>
        <Button
          variant="contained"
          disabled={save.isPending}
          onClick={() => {
            setChecked(true)
            if (is_whole) save.mutate(undefined)
          }}
        >
          {text('library.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
