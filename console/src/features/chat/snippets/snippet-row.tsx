import type { Snippet } from '@himoya/contract/chat/snippets'
import { formatChatTime } from '@himoya/kit/dates'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import styles from '../../../ui/pages/page.module.css'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { useAct } from '../../../ui/notices/use-act.ts'

const SNIPPETS = { reread: [['snippets']] }

type Props = { snippet: Snippet; onEdit(): void }

export function SnippetRow({ snippet, onEdit }: Props) {
  const text = useText()
  const lang = useLang()
  const { id, shortcut, state, author, approved_by, updated_at, can_approve } = snippet
  const approve = useAct((api) => api.post(`staff/snippet/${id}/approve/`), SNIPPETS)
  return (
    <div className={styles.row}>
      <div className={styles.row_head}>
        <strong>/{shortcut}</strong>
        <LangBadge lang={snippet.lang} />
        <Chip variant="outlined" color={state === 'approved' ? 'success' : 'warning'} label={text(`snippets.${state}`)} />
      </div>
      <p className={styles.words} lang={snippet.lang}>
        {snippet.text}
      </p>
      <p className={styles.meta}>
        {text('snippets.by', { alias: author, time: formatChatTime(updated_at, lang) })}
        {approved_by ? `. ${text('snippets.approved_by', { alias: approved_by })}` : ''}
      </p>
      <div className={styles.actions}>
        {can_approve ? (
          <Button
            variant="contained"
            title={text('snippets.approve_hint')}
            disabled={approve.isPending}
            onClick={() => approve.mutate()}
          >
            {text('snippets.approve')}
          </Button>
        ) : null}
        <Button variant="outlined" title={text('snippets.change_hint')} onClick={onEdit}>
          {text('snippets.edit')}
        </Button>
        <DeleteSnippet snippet={snippet} />
      </div>
    </div>
  )
}

/** A draft of one's own, or anything for who answers for the texts. The second press deletes. */
function DeleteSnippet({ snippet }: { snippet: Snippet }) {
  const text = useText()
  const me = useMe().data
  const [asking, setAsking] = useState(false)
  const remove = useAct((api) => api.delete(`staff/snippet/${snippet.id}/`), SNIPPETS)
  const own_draft = snippet.state === 'draft' && snippet.author === me?.alias
  if (!me || !(own_draft || me.role === 'editor' || me.role === 'supervisor')) return null
  if (!asking) {
    return (
      <Button color="error" onClick={() => setAsking(true)}>
        {text('snippets.delete')}
      </Button>
    )
  }
  return (
    <span className={styles.actions} role="group" aria-label={text('snippets.delete_ask')}>
      <Button color="error" variant="outlined" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {text('snippets.delete_ask')}
      </Button>
      <Button onClick={() => setAsking(false)}>{text('snippets.cancel')}</Button>
    </span>
  )
}
