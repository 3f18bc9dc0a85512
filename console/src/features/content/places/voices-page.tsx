import type { PlaceVoices } from '@himoya/contract/content/place-answers'
import { PLACE_ANSWERS } from '@himoya/contract/content/place-lists'
import { formatDay } from '@himoya/kit/dates'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { useMe, writesContent } from '../../../session/use-me.ts'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { ListFailed, ListSkeleton, Pager, ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { PagedRows } from '../../../ui/pages/paged-rows.tsx'
import { BackToPlaces } from './back-to-places.tsx'
import styles from './places.module.css'
import { useLook, usePlaceVoices, usePlaceWords, VOICES_PER_PAGE, WORDS_PER_PAGE } from './use-place-voices.ts'

/** What people answered to "did they help?": a place that asks for a look stands first. */
export function VoicesPage() {
  const text = useText()
  const role = useMe().data?.role
  const [page, setPage] = useState(1)
  const voices = usePlaceVoices(page)
  if (!writesContent(role)) return <NotFoundPage />
  return (
    <ScreenPage title={text('place_voices.title')} hint={text('place_voices.hint')} action={<BackToPlaces />}>
      <PagedRows
        list={voices}
        failed={text('place_voices.failed')}
        none={text('place_voices.empty')}
        idOf={({ place_id }) => place_id}
        page={page}
        page_size={VOICES_PER_PAGE}
        onPage={setPage}
      >
        {(one) => <VoicesRow voices={one} />}
      </PagedRows>
    </ScreenPage>
  )
}

function VoicesRow({ voices }: { voices: PlaceVoices }) {
  const text = useText()
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const { place_id, title, region, answers, of, words, looked_at, waits } = voices
  const look = useLook(voices)
  const least = (count: number | null): string =>
    count === null ? text('place_voices.few') : text('place_voices.at_least', { count })
  return (
    <div className={page_styles.row}>
      <div className={page_styles.row_head}>
        <Link to={`/content/place/${place_id}`} className={styles.link}>
          <strong>{title}</strong>
        </Link>
        {waits ? <Chip variant="outlined" color="warning" label={text('place_voices.waits')} /> : null}
        {looked_at ? <small>{text('place_voices.looked', { day: formatDay(looked_at, lang) })}</small> : null}
      </div>
      <p className={page_styles.meta}>
        {text(`region.${region}`)} · {text('place_voices.answers')}: {least(answers)}
      </p>
      {answers === null ? null : (
        <p className={page_styles.meta}>
          {PLACE_ANSWERS.map((answer) => `${text(`place_voices.${answer}`)}: ${least(of[answer])}`).join(' · ')}
        </p>
      )}
      {open ? <Words place_id={place_id} /> : null}
      <div className={page_styles.actions}>
        {words ? (
          <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? text('place_voices.words_close') : text('place_voices.words', { count: words })}
          </Button>
        ) : null}
        <Button
          variant={waits ? 'contained' : 'outlined'}
          disabled={look.isPending}
          aria-label={`${text('place_voices.look')}: ${title}`}
          onClick={() => look.mutate(undefined)}
        >
          {text('place_voices.look')}
        </Button>
      </div>
    </div>
  )
}

function Words({ place_id }: { place_id: string }) {
  const text = useText()
  const [page, setPage] = useState(1)
  const list = usePlaceWords(place_id, page)
  if (list.isPending) return <ListSkeleton rows={2} />
  if (list.isError)
    return <ListFailed title={text('place_voices.failed')} error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <p className={page_styles.meta}>{text('place_voices.words_hint')}</p>
      <ul className={styles.words}>
        {[...list.data.results.entries()].map(([at, { answer, words }]) => (
          <li key={at}>
            <b>{text(`place_voices.${answer}`)}:</b> {words}
          </li>
        ))}
      </ul>
      <Pager page={page} page_size={WORDS_PER_PAGE} count={list.data.count} onPage={setPage} />
    </>
  )
}
