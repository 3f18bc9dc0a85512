import type { Language } from '@himoya/contract/languages'
import { BAND_TONES } from '@himoya/contract/content/test-lists'
import { IconButton, TextField } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { idOf } from '../public/problems.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import { removeBand, setBand, setBandWords, sortBands } from './build-bands.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { type Band, bandWords } from './built.ts'
import { builtProblem } from './place-names.ts'
import { StepsField } from './steps-field.tsx'
import { WordCell } from './word-cell.tsx'

const FIELDS = [
  { name: 'title', most: 300, rows: 1, label: 'builder.band_title' },
  { name: 'advice', most: 2_000, rows: 3, label: 'builder.advice' },
] as const

type Props = { building: Building; band: Band; place: number; lang: Language }

export function BandForm({ building, band, place, lang }: Props) {
  const text = useText()
  const { working, problems, readonly, update } = building
  return (
    <fieldset id={`field-facts-bands-${place}`} className={styles.band} tabIndex={-1}>
      <legend>{text('builder.band_n', { place: place + 1 })}</legend>
      <BandFacts building={building} band={band} place={place} />
      {FIELDS.map(({ name, most, rows, label }) => (
        <div key={name} className={editor_styles.columns} data-lang={lang}>
          {LANGUAGES.map((one) => {
            const path = `texts.${one}.bands.${band.key}.${name}` as const
            return (
              <WordCell
                key={one}
                id={idOf(path)}
                label={text(label)}
                lang={one}
                value={bandWords(working.texts[one], band.key)[name]}
                most={most}
                rows={rows}
                problem={builtProblem(problems, path, text)}
                readonly={readonly}
                onChange={(words) => update(setBandWords(one, band.key, { [name]: words }))}
              />
            )
          })}
        </div>
      ))}
      <StepsField building={building} band={band} place={place} />
    </fieldset>
  )
}

/** From where it holds and how it is meant. The first one holds from 0; the order is put right when the field is left. */
function BandFacts({ building: { problems, readonly, update }, band, place }: Omit<Props, 'lang'>) {
  const text = useText()
  const { key, from, tone } = band
  const path = `facts.bands.${place}.from` as const
  const problem = builtProblem(problems, path, text)
  return (
    <div className={styles.how_fields}>
      <TextField
        id={idOf(path)}
        type="number"
        label={text('builder.from')}
        value={from}
        error={problem !== undefined}
        helperText={problem ?? (place === 0 ? text('builder.from_first') : undefined)}
        disabled={readonly}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: 0, max: 100, step: 1, readOnly: place === 0 && from === 0 },
        }}
        onChange={(event) => update(setBand(key, { from: percentIn(event.target.value) }))}
        onBlur={() => update(sortBands)}
      />
      <Choose
        label={text('builder.tone')}
        value={tone}
        options={BAND_TONES.map((value) => ({ value, label: text(`tone.${value}`) }))}
        disabled={readonly}
        onChoose={(chosen) => chosen && update(setBand(key, { tone: chosen }))}
      />
      {readonly ? null : (
        <IconButton
          aria-label={`${text('builder.remove')}: ${text('builder.band_n', { place: place + 1 })}`}
          title={text('builder.remove')}
          onClick={() => update(removeBand(key))}
        >
          <Trash2 size={18} />
        </IconButton>
      )}
    </div>
  )
}

const percentIn = (typed: string): number => Math.min(100, Math.max(0, Math.round(Number(typed) || 0)))
