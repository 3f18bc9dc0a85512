import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { FormControlLabel, Switch, TextField } from '@mui/material'
import { useText } from '../../i18n/use-text.ts'
import type { TextKey } from '../../i18n/text-key.ts'
import { isAlwaysSafetyText } from '@himoya/contract/content/safety-texts'
import { changedFacts, FORMS, isPlainFact } from './content-forms.ts'
import styles from '../../ui/fields/editor.module.css'
import { FactField } from './public/fact-field.tsx'
import { idOf, problemAt, type Problems } from './public/problems.ts'
import { slugOf } from './public/slug.ts'
import type { Writing } from './public/use-working.ts'
import type { Path } from './public/working.ts'

type Props = { type: ContentType; one: ContentOne | null; writing: Writing; problems: Problems; readonly: boolean }

/** What is the same in all languages: where it belongs, how it looks, when it is shown. */
export function FactsCard({ type, one, writing, problems, readonly }: Props) {
  const text = useText()
  const { working, change } = writing
  const { facts } = FORMS[type]
  const always_safety = isAlwaysSafetyText(type, working.facts)
  const set = (name: string, value: unknown): void => {
    const next = changedFacts(type, working.facts, name, value)
    for (const [key, now] of Object.entries(next)) if (now !== working.facts[key]) change(`facts.${key}`, now)
  }
  return (
    <section aria-label={text('content.facts')} className={styles.card}>
      <h2>{text('content.facts')}</h2>
      <div className={styles.facts}>
        {facts
          .filter(isPlainFact)
          .filter(({ when }) => when?.(working.facts) ?? true)
          .map((fact) => {
            const path: Path = `facts.${fact.name}`
            return (
              <FactField
                key={fact.name}
                fact={fact}
                id={idOf(path)}
                value={working.facts[fact.name]}
                facts={working.facts}
                problem={problemAt(problems, path, text)}
                readonly={readonly}
                onChange={(value) => set(fact.name, value)}
              />
            )
          })}
        <SlugField one={one} writing={writing} problem={problemAt(problems, 'slug', text)} readonly={readonly} />
        <FormControlLabel
          className={styles.safety}
          control={
            <Switch
              id={idOf('safety')}
              checked={working.safety || always_safety}
              disabled={readonly || always_safety}
              onChange={(_, on) => change('safety', on)}
            />
          }
          label={
            <>
              {text('content.safety')}
              <small>{text(safetyHint(type, always_safety))}</small>
            </>
          }
        />
      </div>
    </section>
  )
}

/** Of a self-check it is said besides who that somebody is. */
function safetyHint(type: ContentType, always: boolean): TextKey {
  if (!always) return 'content.safety_hint'
  return type === 'test' ? 'builder.supervisor_publishes' : 'content.safety_always'
}

type SlugProps = Pick<Props, 'one' | 'writing' | 'readonly'> & { problem: string | undefined }

function SlugField({ one, writing: { working, change }, problem, readonly }: SlugProps) {
  const text = useText()
  return (
    <TextField
      id={idOf('slug')}
      label={text('content.slug')}
      value={working.slug}
      required
      error={problem !== undefined}
      helperText={problem ?? text(one?.live_version ? 'content.slug_live' : 'content.slug_hint')}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80, spellCheck: false, readOnly: readonly } }}
      onChange={(event) => change('slug', event.target.value)}
      onBlur={() => change('slug', slugOf(working.slug))}
    />
  )
}
