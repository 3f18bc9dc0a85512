import type { Totals } from '@himoya/contract/content/questionnaires'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ListFailed, ListSkeleton, Pager } from '../../../ui/pages/page.tsx'
import { grouped } from '../../../ui/words/grouped.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './questionnaires.module.css'
import { useFreeWords, WORDS_PER_PAGE } from './use-questionnaires.ts'

type Props = { id: string; question: Totals['questions'][number] }

/** A question for free words. They are read on purpose, not in passing, and stand in no order. */
export function FreeWords({ id, question: { key, text: asked, answers } }: Props) {
  const text = useText()
  const lang = useLang()
  const [open, setOpen] = useState(false)
  return (
    <>
      <h2>{asked}</h2>
      <p className={styles.meta}>
        {text('how.text')} ·{' '}
        {answers === null ? text('questionnaires.few_words') : text('questionnaires.answers', { count: grouped(answers, lang) })}
      </p>
      {answers === null ? null : (
        <Button variant="outlined" className={styles.screen_only} aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(open ? 'questionnaires.words_close' : 'questionnaires.words_open')}
        </Button>
      )}
      {open ? <Words id={id} question={key} /> : null}
    </>
  )
}

function Words({ id, question }: { id: string; question: string }) {
  const text = useText()
  const [page, setPage] = useState(1)
  const list = useFreeWords(id, question, page)
  if (list.isPending) return <ListSkeleton />
  if (list.isError)
    return <ListFailed title={text('questionnaires.failed')} error={list.error} onRetry={() => void list.refetch()} />
  if (list.data.count === 0) return <p role="status">{text('questionnaires.no_words')}</p>
  return (
    <>
      <p className={styles.meta}>{text('questionnaires.words_hint')}</p>
      <ul className={styles.words}>
        {[...list.data.results.entries()].map(([at, { text: words }]) => (
          <li key={at}>{words}</li>
        ))}
      </ul>
      <Pager page={page} page_size={WORDS_PER_PAGE} count={list.data.count} onPage={setPage} />
    </>
  )
}
