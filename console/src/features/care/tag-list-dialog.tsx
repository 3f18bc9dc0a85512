import type { Tag } from '@himoya/contract/desk'
import { DESK_LENGTHS } from '@himoya/contract/desk-lists'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Dialog, DialogContent, DialogTitle, IconButton, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { explain } from '../../ui/words/explain.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './care.module.css'
import facts_styles from '../../ui/facts/facts.module.css'
import { Loaded } from '../../ui/facts/section.tsx'
import { useTags } from './use-tags.ts'
import { useNotify } from '../../ui/notices/use-notify.ts'

/** Supervisors keep the team's words; an archived one is offered no more and stays where it was put. */
export function TagListDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const title = useId()
  const list = useTags()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title} className={styles.dialog_title}>
        {text('care.tag_edit')}
        <IconButton aria-label={text('app.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <NewTag />
        <Loaded query={list}>
          {(tags) =>
            tags.length === 0 ? (
              <p className={facts_styles.quiet}>{text('care.tag_empty')}</p>
            ) : (
              <ul className={styles.tag_list}>
                {tags.map((tag) => (
                  <TagRow key={tag.id} tag={tag} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </DialogContent>
    </Dialog>
  )
}

function NewTag() {
  const { api } = useServices()
  const text = useText()
  const [label, setLabel] = useState('')
  const add = useSaveTag((value: string) => api.post<Tag>('staff/tag/', { label: value }))
  return (
    <form
      className={styles.tag_form}
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(label.trim(), { onSuccess: () => setLabel('') })
      }}
    >
      <TextField
        label={text('care.tag_new')}
        value={label}
        slotProps={{ htmlInput: { maxLength: DESK_LENGTHS.tag } }}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={label.trim() === '' || add.isPending}>
        {text('care.tag_create')}
      </Button>
    </form>
  )
}

function TagRow({ tag }: { tag: Tag }) {
  const { api } = useServices()
  const text = useText()
  const [label, setLabel] = useState(tag.label)
  const change = useSaveTag((value: Partial<Tag>) => api.patch<Tag>(`staff/tag/${tag.id}/`, value))
  const renamed = label.trim() !== '' && label.trim() !== tag.label
  return (
    <li>
      <TextField
        aria-label={tag.label}
        value={label}
        helperText={tag.archived ? text('care.tag_archived') : undefined}
        slotProps={{ htmlInput: { maxLength: DESK_LENGTHS.tag, 'aria-label': tag.label } }}
        onChange={(event) => setLabel(event.target.value)}
      />
      {renamed ? (
        <Button variant="contained" onClick={() => change.mutate({ label: label.trim() })}>
          {text('care.tag_rename')}
        </Button>
      ) : (
        <Button variant="outlined" disabled={change.isPending} onClick={() => change.mutate({ archived: !tag.archived })}>
          {text(tag.archived ? 'care.tag_restore' : 'care.tag_archive')}
        </Button>
      )}
    </li>
  )
}

function useSaveTag<T>(save: (value: T) => Promise<Tag>) {
  const { queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: save,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['tags'] }),
    onError(error) {
      const taken = error instanceof ApiError && error.fields?.label?.includes('taken')
      notify(taken ? text('field.taken') : explain(error, text), 'error')
    },
  })
}
