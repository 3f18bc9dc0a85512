import type { PhoneTask } from '@himoya/contract/content/places'
import { formatDay } from '@himoya/kit/dates'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useMe, writesContent } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { BackToPlaces } from './back-to-places.tsx'
import styles from './places.module.css'
import { CALLS_PER_PAGE, useCallResult, useCalls } from './use-places-desk.ts'
import { PagedRows } from '../../../ui/pages/paged-rows.tsx'

/** Numbers of places that somebody has to call before the public sees them, or goes on seeing them. */
export function CallsPage() {
  const text = useText()
  const role = useMe().data?.role
  const [page, setPage] = useState(1)
  const calls = useCalls(page)
  if (!writesContent(role)) return <NotFoundPage />
  return (
    <ScreenPage title={text('place_calls.title')} hint={text('place_calls.hint')} action={<BackToPlaces />}>
      <PagedRows
        list={calls}
        failed={text('place_calls.failed')}
        none={text('place_calls.empty')}
        idOf={({ place_id, number }) => place_id + number}
        page={page}
        page_size={CALLS_PER_PAGE}
        onPage={setPage}
      >
        {(task) => <CallRow task={task} />}
      </PagedRows>
    </ScreenPage>
  )
}

const COLOURS = { stale: 'error', failed: 'error', never: 'warning', due: 'default' } as const

function CallRow({ task }: { task: PhoneTask }) {
  const text = useText()
  const lang = useLang()
  const { place_id, title, kind, region, number, state, verified_at } = task
  const result = useCallResult(task)
  return (
    <div className={page_styles.row}>
      <div className={page_styles.row_head}>
        <a href={`tel:${number}`} className={styles.link}>
          <strong>{number}</strong>
        </a>
        <Chip
          variant="outlined"
          color={COLOURS[state]}
          label={text(state === 'failed' ? 'place_calls.failed_call' : `place_calls.${state}`)}
        />
        {verified_at ? <small>{text('content.phone_verified', { day: formatDay(verified_at, lang) })}</small> : null}
      </div>
      <p className={page_styles.meta}>
        <Link to={`/content/place/${place_id}`} className={styles.link}>
          {title}
        </Link>
        , {text(`place_kind.${kind}`)}, {text(`region.${region}`)}
      </p>
      <div className={page_styles.actions}>
        <Button
          variant="contained"
          disabled={result.isPending}
          aria-label={`${text('place_calls.works')}: ${number}`}
          onClick={() => result.mutate(true)}
        >
          {text('place_calls.works')}
        </Button>
        <Button
          variant="outlined"
          disabled={result.isPending}
          aria-label={`${text('place_calls.silent')}: ${number}`}
          onClick={() => result.mutate(false)}
        >
          {text('place_calls.silent')}
        </Button>
      </div>
    </div>
  )
}
