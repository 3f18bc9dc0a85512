import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useMediaAction, useUses } from './use-library.ts'

/** The second press deletes. What something refers to stays. */
export function DeleteMedium({ id, onDeleted }: { id: string; onDeleted(): void }) {
  const text = useText()
  const [asked, setAsked] = useState(false)
  const is_used = (useUses(id).data?.length ?? 0) > 0
  const remove = useMediaAction((api) => api.delete(`staff/media/${id}/`), 'library.deleted', onDeleted)
  return (
    <Button
      color="error"
      variant={asked ? 'contained' : 'text'}
      // the surface red is too dark for words in the dark look
      sx={asked ? {} : { color: 'var(--sos-ink)' }}
      disabled={is_used || remove.isPending}
      title={is_used ? text('library.delete_used') : undefined}
      onClick={() => (asked ? remove.mutate(undefined) : setAsked(true))}
    >
      {text(asked ? 'library.delete_ask' : 'library.delete')}
    </Button>
  )
}
