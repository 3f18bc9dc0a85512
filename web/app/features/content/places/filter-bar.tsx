import { PLACE_KINDS } from '@himoya/contract/content/content-lists'
import { Navigation } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { type FirstPress, FLAGS, type PlaceFilter } from './choose-places.ts'
import type { ChangeFilter, Near } from './use-filter.ts'

type Props = { filter: PlaceFilter; change: ChangeFilter; near: Near; first: FirstPress }

/** The bar of the kept page, alive. The focus goes where the finger was. */
export function FilterBar({ filter, change, near, first }: Props) {
  const t = useTexts('places')
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bar.current?.querySelector<HTMLElement>(`[data-filter="${first}"]`)?.focus()
  }, [first])
  return (
    <div className="chips" role="group" aria-label={t('filters')} ref={bar}>
      <button
        type="button"
        className="chip"
        data-filter="near"
        aria-pressed={near.state === 'on'}
        aria-busy={near.state === 'asking'}
        onClick={near.press}
      >
        <Icon of={Navigation} />
        <Changing>{near.state === 'asking' ? t('near_asking') : t('near')}</Changing>
      </button>
      {FLAGS.map((flag) => (
        <button
          key={flag}
          type="button"
          className="chip"
          data-filter={flag}
          aria-pressed={filter[flag]}
          onClick={() => change(flag)}
        >
          {t(flag)}
        </button>
      ))}
      <select
        className="chip"
        data-filter="kind"
        aria-label={t('kind')}
        value={filter.kind ?? ''}
        onChange={(event) => change({ kind: PLACE_KINDS.find((kind) => kind === event.currentTarget.value) ?? null })}
      >
        <option value="">{t('every_kind')}</option>
        {PLACE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
