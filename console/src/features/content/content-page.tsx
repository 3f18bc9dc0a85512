import { CONTENT_STATES } from '@himoya/contract/content/content-lists'
import type { ContentState, ContentType } from '@himoya/contract/content/content-types'
import { Button, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { Choose } from '../../ui/choices/choose.tsx'
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx'
import { NothingHere, Pager, ScreenPage } from '../../ui/pages/page.tsx'
import page_styles from '../../ui/pages/page.module.css'
import { createKept } from '../../session/preferences.ts'
import { type MakeStore, useStore } from '../../session/services.ts'
import { useValue, type Value } from '../../session/value.ts'
import { useMe, writesContent } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { PlaceTools } from './places/public/place-tools.tsx'
import { BannerSchedule } from './banner-schedule.tsx'
import { FORMS, isContentType } from './content-forms.ts'
import { ContentList } from './content-list.tsx'
import { ContentPicker } from './public/content-picker.tsx'
import { ContentShelves } from './content-shelves.tsx'
import styles from './content.module.css'
import { type ContentFilter, useContentPage } from './use-content.ts'
import { ReadState } from '../../ui/pages/read-state.tsx'

const PER_PAGE = 30
/** What has an order is shown whole as long as it can be. */
const ORDERED_PER_PAGE = 100

/** Which type was looked at last, until somebody signs out. */
const createShelf: MakeStore<Value<ContentType>> = ({ onForget }) => {
  const shelf = createKept<ContentType>('himoya_staff_shelf', 'news')
  onForget(() => shelf.set('news'))
  return shelf
}

/** All content of one type, for editors. */
export function ContentPage() {
  const { type } = useParams<{ type: string }>()
  const role = useMe().data?.role
  const shelf = useStore(createShelf)
  const last = useValue(shelf)
  useEffect(() => {
    if (isContentType(type)) shelf.set(type)
  }, [type, shelf])
  if (!writesContent(role)) return <NotFoundPage />
  // Not a way on to another address: two of them at once, when somebody presses the link while it loads, end at none.
  const shown = type ?? last
  if (!isContentType(shown)) return <NotFoundPage />
  return <Shelf key={shown} type={shown} />
}

function Shelf({ type }: { type: ContentType }) {
  const text = useText()
  const [filter, setFilter] = useFilter(type)
  const list = useContentPage(type, useDeferredValue(filter))
  const filtered = filter.state !== '' || filter.search !== '' || filter.parent !== ''
  const add_to = `/content/${type}/new${filter.parent ? `?parent=${filter.parent}` : ''}`
  return (
    <ScreenPage
      title={text(`types.${type}`)}
      hint={text(`types_hint.${type}`)}
      action={
        <Button component={Link} to={add_to} variant="contained" startIcon={<Plus size={18} />}>
          {text(`type_new.${type}`)}
        </Button>
      }
    >
      <div className={styles.shelf}>
        <ContentShelves type={type} />
        <div>
          <Filters type={type} filter={filter} onChange={setFilter} />
          {type === 'place' ? <PlaceTools /> : null}
          {type === 'banner' && !filtered ? <BannerSchedule /> : null}
          <ReadState of={list} failed={text('content.failed')} beside />
          {list.data?.count === 0 ? <Empty filtered={filtered} add_to={add_to} type={type} /> : null}
          {list.data?.results.length ? (
            <ContentList type={type} rows={list.data.results} can_order={mayOrder(type, filter)} />
          ) : null}
          <Pager
            page={filter.page}
            page_size={filter.page_size}
            count={list.data?.count ?? 0}
            onPage={(page) => setFilter({ page })}
          />
        </div>
      </div>
    </ScreenPage>
  )
}

/** In a part of a list that a search has picked, places mean nothing; lessons stand in the order of their own course. */
const mayOrder = (type: ContentType, { state, search, parent }: ContentFilter): boolean =>
  FORMS[type].ordered && state === '' && search === '' && (FORMS[type].parent === undefined || parent !== '')

/** The filter stands in the address, so that the way back from a content leads to the same list. */
function useFilter(type: ContentType): [ContentFilter, (change: Partial<ContentFilter>) => void] {
  const [query, setQuery] = useSearchParams()
  const filter: ContentFilter = {
    state: (query.get('state') ?? '') as ContentState | '',
    search: query.get('search') ?? '',
    parent: query.get('parent') ?? '',
    page: Number(query.get('page') ?? 1),
    page_size: FORMS[type].ordered ? ORDERED_PER_PAGE : PER_PAGE,
  }
  const change = (part: Partial<ContentFilter>): void => {
    const { page_size: _, ...next } = { ...filter, page: 1, ...part }
    const parameters = Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
    setQuery(Object.fromEntries(parameters.map(([name, value]) => [name, String(value)])), { replace: true })
  }
  return [filter, change]
}

type FiltersProps = { type: ContentType; filter: ContentFilter; onChange(change: Partial<ContentFilter>): void }

function Filters({ type, filter, onChange }: FiltersProps) {
  const text = useText()
  const { parent } = FORMS[type]
  // the address follows the typing a moment later, and must not pull letters out of the box
  const [typed, setTyped] = useState(filter.search)
  return (
    <div className={page_styles.filters}>
      {parent ? (
        <ContentPicker
          type={parent.type}
          label={text(`type.${parent.type}`)}
          chosen={filter.parent || null}
          onChoose={(id) => onChange({ parent: id ?? '' })}
        />
      ) : null}
      <Choose
        label={text('content.state')}
        value={filter.state}
        none={text('content.all_states')}
        options={CONTENT_STATES.map((value) => ({ value, label: text(`state.${value}`) }))}
        onChoose={(state) => onChange({ state })}
      />
      <TextField
        label={text('content.search')}
        type="search"
        value={typed}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 100 } }}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange({ search: event.target.value })
        }}
      />
    </div>
  )
}

function Empty({ type, filtered, add_to }: { type: ContentType; filtered: boolean; add_to: string }) {
  const text = useText()
  if (filtered) return <NothingHere title={text('content.nothing')} />
  return (
    <NothingHere title={text('content.empty')}>
      <Button component={Link} to={add_to} variant="outlined">
        {text(`type_new.${type}`)}
      </Button>
    </NothingHere>
  )
}
