import { type StatisticDimension, STATISTIC_DIMENSIONS } from '@himoya/contract/statistics/statistic-lists'
import type { StatisticsPreview } from '@himoya/contract/statistics/statistics'
import { TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Choose } from '../../ui/choices/choose.tsx'
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx'
import { ListFailed, ListSkeleton, NothingHere, ScreenPage } from '../../ui/pages/page.tsx'
import page_styles from '../../ui/pages/page.module.css'
import { useMe } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { Bars } from './bars.tsx'
import { useRead } from '../../session/use-read.ts'

/** Months are `2026-11`; empty: the last twelve. */
type Filter = { by: StatisticDimension; across: StatisticDimension | ''; from: string; to: string }

const FIRST: Filter = { by: 'type', across: '', from: '', to: '' }

/** What the public will see of later and in part, as it is: for supervisors, who see every case anyway. */
export function StatisticsPage() {
  const text = useText()
  const role = useMe().data?.role
  const [filter, setFilter] = useState(FIRST)
  const { data: table, isPending, isError, error, refetch } = useTable(filter)
  if (role !== undefined && role !== 'supervisor') return <NotFoundPage />
  return (
    <ScreenPage title={text('statistics.title')} hint={text('statistics.hint')}>
      <Conditions filter={filter} onSeek={(change) => setFilter({ ...filter, ...change })} />
      {isPending ? <ListSkeleton /> : null}
      {isError ? <ListFailed title={text('statistics.failed')} error={error} onRetry={() => void refetch()} /> : null}
      <p role="status" className={page_styles.meta}>
        {table ? text('statistics.total', { count: table.total, from: table.from, to: table.to }) : ''}
        {table?.sample ? ` ${text('statistics.sample')}` : ''}
      </p>
      {table?.cells.length === 0 ? <NothingHere title={text('statistics.none')} /> : null}
      {table?.cells.length ? <Bars table={table} /> : null}
    </ScreenPage>
  )
}

function useTable({ by, across, from, to }: Filter) {
  const asked = { by: across === '' ? by : `${by},${across}`, ...(from && { from }), ...(to && { to }) }
  const query = new URLSearchParams(asked).toString()
  return useRead<StatisticsPreview>(['statistics', query], `staff/statistics/?${query}`, { placeholderData: keepPreviousData })
}

function Conditions({ filter, onSeek }: { filter: Filter; onSeek(change: Partial<Filter>): void }) {
  const text = useText()
  const { by, across } = filter
  const options = STATISTIC_DIMENSIONS.map((value) => ({ value, label: text(`statistics.by_${value}`) }))
  return (
    <form className={page_styles.filters} role="search" onSubmit={(event) => event.preventDefault()}>
      <Choose
        label={text('statistics.by')}
        value={by}
        options={options}
        onChoose={(chosen) => chosen && onSeek({ by: chosen, ...(chosen === across && { across: '' }) })}
      />
      <Choose
        label={text('statistics.across')}
        value={across}
        none={text('statistics.alone')}
        options={options.filter(({ value }) => value !== by)}
        onChoose={(chosen) => onSeek({ across: chosen })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="month"
          label={text(`statistics.${name}`)}
          value={filter[name]}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={(event) => onSeek({ [name]: event.target.value })}
        />
      ))}
    </form>
  )
}
