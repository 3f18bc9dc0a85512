import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { formatChatTime } from '@himoya/kit/dates'
import { useMemo, useState } from 'react'
import { useServices } from '../../session/services.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import { Compare } from './compare.tsx'
import type { Writing } from './public/use-working.ts'
import { differences, merge, type Path, valueAt, withValue, workingOf } from './public/working.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'

type Props = { type: ContentType; theirs: ContentOne; writing: Writing; onClose(): void }

/** Somebody saved meanwhile. What only one of us changed is put together; for the rest both versions stand side by side. */
export function ConflictDialog({ type, theirs, writing, onClose }: Props) {
  const text = useText()
  const lang = useLang()
  const { queries } = useServices()
  const other = useMemo(() => workingOf(theirs), [theirs])
  const { working, open } = useMemo(() => merge(writing.base, writing.working, other), [writing.base, writing.working, other])
  const [taken, setTaken] = useState<readonly Path[]>([])
  const own = differences(working, other).filter((path) => !open.includes(path)).length
  const choose = (path: Path, side: 'left' | 'right'): void =>
    setTaken(side === 'right' ? [...taken, path] : taken.filter((one) => one !== path))
  const finish = (): void => {
    const decided = taken.reduce((all, path) => withValue(all, path, valueAt(other, path)), working)
    queries.setQueryData(['content', type, 'one', theirs.id], theirs)
    writing.replace(decided, { working: other, version: theirs.version })
    onClose()
  }
  return (
    <FormDialog
      title={text('conflict.title')}
      cancel={text('conflict.later')}
      action={text('conflict.put_together')}
      disabled={false}
      width="md"
      onSubmit={finish}
      onClose={onClose}
    >
      <p>{text('conflict.who', { alias: theirs.author, time: formatChatTime(theirs.updated_at, lang) })}</p>
      <p>{text(open.length ? 'conflict.choose' : 'conflict.none', { count: own })}</p>
      <Compare
        type={type}
        paths={open}
        left={{ title: text('conflict.mine'), working }}
        right={{ title: text('conflict.theirs', { alias: theirs.author }), working: other }}
        choice={{ of: (path) => (taken.includes(path) ? 'right' : 'left'), onChoose: choose }}
      />
    </FormDialog>
  )
}
