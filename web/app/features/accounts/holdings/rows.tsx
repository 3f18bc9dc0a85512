import type { AccountExport } from '@himoya/contract/accounts/auth'
import { type ReactNode, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

const AT_ONCE = 100

/** What a part of the page gets: everything, and whether it is for paper. */
export type PartProps = { own: AccountExport; whole: boolean }

type RowsProps<T> = {
  of: readonly T[]
  /** All of them at once, for paper. */
  whole: boolean
  children: (row: T) => ReactNode
}

/** A list of any length: a hundred at first, a hundred more by each tap, so that years of a chat open on an old phone. */
export function Rows<T>({ of, whole, children }: RowsProps<T>) {
  const t = useIslandTexts('holdings')
  const [most, setMost] = useState(AT_ONCE)
  const left = of.length - most
  if (of.length === 0) return <p className="text-ink-2">{t('none')}</p>
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {numbered(whole ? of : of.slice(0, most)).map(({ row, id }) => (
          <li key={id} className="flex flex-col gap-1 py-2.5 wrap-anywhere">
            {children(row)}
          </li>
        ))}
      </ul>
      {left > 0 && !whole && (
        <button type="button" className="btn btn-second self-start print:hidden" onClick={() => setMost(most + AT_ONCE)}>
          <Changing>{t('more', { count: String(left) })}</Changing>
        </button>
      )}
    </>
  )
}

/** Rows by their place: nothing in these lists moves, and not all of them have an id. */
export const numbered = <T,>(rows: readonly T[]): { row: T; id: string }[] =>
  rows.map((row, place) => ({ row, id: String(place) }))

type WrittenProps = { who: string; when: string; children: string }

/** One message: who, when, the words as they were written. */
export function Written({ who, when, children }: WrittenProps) {
  return (
    <>
      <p className="text-small text-ink-2">
        {who}, {when}
      </p>
      <p className="overflow-clip whitespace-pre-wrap" dir="auto">
        {children}
      </p>
    </>
  )
}
