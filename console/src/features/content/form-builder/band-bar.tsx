import { useText } from '../../../i18n/use-text.ts'
import { rangesOf } from './build-bands.ts'
import styles from './builder.module.css'
import type { Band } from './built.ts'

/** The whole score from 0 to 100 percent, cut where each band begins; the same in words for whoever hears it. */
export function BandBar({ bands }: { bands: readonly Band[] }) {
  const text = useText()
  const shown = rangesOf(bands).filter(({ from, until }) => until >= from)
  if (shown.length === 0) return null
  return (
    <ol className={styles.bar} aria-label={text('builder.bar')} style={{ gridTemplateColumns: columnsOf(shown) }}>
      {shown.map(({ key, from, until, tone }) => (
        <li key={key} data-tone={tone}>
          <span>{text('builder.range', { from, until })}</span> <small>{text(`tone.${tone}`)}</small>
        </li>
      ))}
    </ol>
  )
}

const columnsOf = (shown: readonly { from: number; until: number }[]): string =>
  shown.map(({ from, until }) => `minmax(0, ${until - from + 1}fr)`).join(' ')
