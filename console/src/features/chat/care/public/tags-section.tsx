import type { Tag } from '@himoya/contract/chat/desk'
import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Pencil, Plus, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useShortcuts } from '../../../../ui/keys/use-shortcuts.ts'
import { useFailed } from '../../../../ui/notices/use-notify.ts'
import { useServices } from '../../../../session/services.ts'
import { useMe } from '../../../../session/use-me.ts'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import { titleIn } from '../../../../ui/words/title-in.ts'
import styles from '../care.module.css'
import facts_styles from '../../../../ui/facts/facts.module.css'
import { Loaded, Section } from '../../../../ui/facts/section.tsx'
import { TagListDialog } from '../tag-list-dialog.tsx'
import { deskKey, useDesk } from './use-desk.ts'
import { useTags } from '../use-tags.ts'

export function TagsSection({ chat_id }: { chat_id: string }) {
  const text = useText()
  const lang = useLang()
  const tags = useDesk<Tag[]>(chat_id, 'tag')
  const change = useChangeTags(chat_id)
  const edits = useMe().data?.role === 'supervisor'
  const [editing, setEditing] = useState(false)
  return (
    <Section
      title={text('care.tags')}
      action={
        edits ? (
          <IconButton aria-label={text('care.tag_edit')} onClick={() => setEditing(true)}>
            <Pencil size={17} />
          </IconButton>
        ) : null
      }
    >
      <Loaded query={tags}>
        {(put) => (
          <div className={styles.tags}>
            {put.length === 0 ? <span className={facts_styles.quiet}>{text('care.tag_none')}</span> : null}
            {put.map((tag) => (
              <span key={tag.id} className={styles.tag}>
                {titleIn(tag.labels, lang)}
                <button
                  type="button"
                  aria-label={text('care.tag_remove', { label: titleIn(tag.labels, lang) })}
                  onClick={() => change.mutate({ tag, on: false })}
                >
                  <X size={14} aria-hidden />
                </button>
              </span>
            ))}
            <AddTag put={put} onAdd={(tag) => change.mutate({ tag, on: true })} />
          </div>
        )}
      </Loaded>
      {editing ? <TagListDialog onClose={() => setEditing(false)} /> : null}
    </Section>
  )
}

function AddTag({ put, onAdd }: { put: Tag[]; onAdd(tag: Tag): void }) {
  const text = useText()
  const lang = useLang()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const list = useTags(anchor !== null)
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts(useMemo(() => ({ tag: () => setAnchor(button.current) }), []))
  const offered = (list.data ?? []).filter(({ id, archived }) => !archived && !put.some((tag) => tag.id === id))
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        startIcon={<Plus size={15} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('care.tag_add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {list.isPending ? <MenuItem disabled>{text('app.loading')}</MenuItem> : null}
        {list.isError ? <MenuItem disabled>{text('care.failed')}</MenuItem> : null}
        {list.data && offered.length === 0 ? <MenuItem disabled>{text('care.tag_all_used')}</MenuItem> : null}
        {offered.map((tag) => (
          <MenuItem
            key={tag.id}
            onClick={() => {
              setAnchor(null)
              onAdd(tag)
            }}
          >
            {titleIn(tag.labels, lang)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function useChangeTags(chat_id: string) {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: ({ tag, on }: { tag: Tag; on: boolean }) =>
      on
        ? api.post<Tag[]>(`staff/chat/${chat_id}/tag/`, { tag_id: tag.id })
        : api.delete<Tag[]>(`staff/chat/${chat_id}/tag/${tag.id}/`),
    onSuccess: (tags) => queries.setQueryData(deskKey(chat_id, 'tag'), tags),
    onError: failed,
  })
}
