import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { Button, Chip } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useLang, useText } from '../../i18n/use-text.ts'
import { ByLine } from './by-line.tsx'
import { FORMS } from './content-forms.ts'
import { ActionButtons } from './action-buttons.tsx'
import styles from '../../ui/fields/editor.module.css'
import { MoreMenu } from './more-menu.tsx'
import { PreviewMenu } from './preview-menu.tsx'
import { StateChip } from './state-chip.tsx'
import { titleOf } from './title.ts'
import type { Saving } from './use-saving.ts'
import type { Writing } from './public/use-working.ts'

type Props = {
  type: ContentType
  one: ContentOne | null
  writing: Writing
  saving: Saving
  readonly: boolean
  onSave(): void
}

/** What this is, where it stands, and what can be done with it now; stays in sight. */
export function EditHead({ type, one, writing, saving, readonly, onSave }: Props) {
  const text = useText()
  const title = titleOf(writing.working.texts, useLang())
  return (
    <header className={styles.head} ref={tellHeight}>
      <div className={styles.head_words}>
        <Link to={backTo(type, writing)} className={styles.back}>
          <ArrowLeft size={18} aria-hidden />
          {text(`types.${type}`)}
        </Link>
        <h1>{title || text(one ? 'content.untitled' : `type_new.${type}`)}</h1>
        <Status one={one} writing={writing} saving={saving} />
      </div>
      <div className={styles.actions}>
        {one ? <PreviewMenu type={type} one={one} saving={saving} /> : null}
        {readonly ? null : (
          <Button
            variant={one ? 'outlined' : 'contained'}
            disabled={saving.busy || (one !== null && !writing.changed)}
            title="Ctrl+S"
            onClick={onSave}
          >
            {text(saving.busy ? 'content.saving' : 'content.save')}
          </Button>
        )}
        {one ? <ActionButtons one={one} changed={writing.changed} saving={saving} /> : null}
        {one ? <MoreMenu type={type} one={one} writing={writing} saving={saving} /> : null}
      </div>
    </header>
  )
}

/** The tools of a long text stay below what stays above them (editor.module.css). */
function tellHeight(head: HTMLElement | null): (() => void) | undefined {
  if (!head?.parentElement) return undefined
  const page = head.parentElement
  const watch = new ResizeObserver(() => {
    const stays = getComputedStyle(head).position === 'sticky'
    page.style.setProperty('--edit-head', stays ? `${head.offsetHeight}px` : '0px')
  })
  watch.observe(head)
  return () => watch.disconnect()
}

/** Back to the list this one stands in: the lessons of its course. */
function backTo(type: ContentType, { working }: Writing): string {
  const { parent } = FORMS[type]
  const within = parent && working.facts[parent.fact]
  return `/content/${type}${typeof within === 'string' ? `?parent=${within}` : ''}`
}

function Status({ one, writing, saving }: Pick<Props, 'one' | 'writing' | 'saving'>) {
  const text = useText()
  return (
    <div className={styles.status}>
      {one ? <StateChip row={one} /> : null}
      {one?.sample ? <Chip variant="outlined" label={text('content.sample')} /> : null}
      <span role="status">
        {writing.changed && !saving.busy ? <strong className={styles.unsaved}>{text('content.unsaved')}</strong> : null}
      </span>
      {one ? <ByLine alias={one.author} at={one.updated_at} className={styles.meta} /> : null}
    </div>
  )
}
