import type { Tag } from '@himoya/contract/chat/desk'
import type { Translated } from '@himoya/contract/languages'
import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Dialog, DialogContent, DialogTitle, IconButton, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { titleIn } from '../../../ui/words/title-in.ts'
import styles from './care.module.css'
import facts_styles from '../../../ui/facts/facts.module.css'
import { Loaded } from '../../../ui/facts/section.tsx'
import { useTags } from './use-tags.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'

/** Supervisors keep the team's words; an archived one is offered no more and stays where it was put. */
export function TagListDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const title = useId()
  const list = useTags()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
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

const NO_WORDS: Translated = { uz: '', ru: '', en: '' }
const trimmed = ({ uz, ru, en }: Translated): Translated => ({ uz: uz.trim(), ru: ru.trim(), en: en.trim() })

/** The same word in each language; the Uzbek one stands in for one that is missing. */
function Words({ of, labels, onChange }: { of: string; labels: Translated; onChange(labels: Translated): void }) {
  const text = useText()
  return LANGUAGES.map((lang) => (
    <TextField
      key={lang}
      label={text(`lang.${lang}`)}
      value={labels[lang]}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { lang, maxLength: DESK_LENGTHS.tag, 'aria-label': `${of}, ${text(`lang.${lang}`)}` },
      }}
      onChange={(event) => onChange({ ...labels, [lang]: event.target.value })}
    />
  ))
}

function NewTag() {
  const { api } = useServices()
  const text = useText()
  const [labels, setLabels] = useState(NO_WORDS)
  const add = useSaveTag((words: Translated) => api.post<Tag>('staff/tag/', { labels: words }))
  return (
    <form
      className={styles.tag_form}
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(trimmed(labels), { onSuccess: () => setLabels(NO_WORDS) })
      }}
    >
      <Words of={text('care.tag_new')} labels={labels} onChange={setLabels} />
      <Button type="submit" variant="contained" disabled={labels.uz.trim() === '' || add.isPending}>
        {text('care.tag_create')}
      </Button>
    </form>
  )
}

function TagRow({ tag }: { tag: Tag }) {
  const { api } = useServices()
  const text = useText()
  const name = titleIn(tag.labels, useLang())
  const [labels, setLabels] = useState<Translated>(tag.labels)
  const change = useSaveTag((value: Partial<Tag>) => api.patch<Tag>(`staff/tag/${tag.id}/`, value))
  const renamed = labels.uz.trim() !== '' && JSON.stringify(trimmed(labels)) !== JSON.stringify(trimmed(tag.labels))
  return (
    <li className={styles.tag_words}>
      <Words of={name} labels={labels} onChange={setLabels} />
      {tag.archived ? <span className={facts_styles.quiet}>{text('care.tag_archived')}</span> : null}
      {renamed ? (
        <Button variant="contained" onClick={() => change.mutate({ labels: trimmed(labels) })}>
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
      const taken = error instanceof ApiError && error.fields['uz']?.includes('taken')
      notify(taken ? text('field.taken') : explain(error, text), 'error')
    },
  })
}
