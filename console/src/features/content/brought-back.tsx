import type { ContentOne } from '@himoya/contract/content/editing'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useLang, useText } from '../../i18n/use-text.ts'
import styles from '../../ui/fields/editor.module.css'
import type { Writing } from './public/use-working.ts'

/** Text that was typed before and never saved stands here again. */
export function BroughtBack({ one, writing }: { one: ContentOne | null; writing: Writing }) {
  const text = useText()
  const lang = useLang()
  if (writing.brought_back === null) return null
  const newer = one !== null && one.version !== writing.version
  return (
    <div className={styles.note} role="status">
      <span>
        {text('content.brought_back', { time: formatChatTime(writing.brought_back, lang) })}
        {newer ? ` ${text('content.brought_back_newer')}` : ''}
      </span>
      <Button size="small" variant="outlined" onClick={writing.discard}>
        {text('content.discard')}
      </Button>
    </div>
  )
}
