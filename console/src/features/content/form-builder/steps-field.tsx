import { NEXT_STEP_COUNT, NEXT_STEP_TYPES, NEXT_STEPS } from '@himoya/contract/content/test-lists'
import { Choose } from '../../../ui/choices/choose.tsx'
import { ContentPicker } from '../public/content-picker.tsx'
import { idOf } from '../public/problems.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { useText } from '../../../i18n/use-text.ts'
import { setStep } from './build-bands.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import type { Band } from './built.ts'
import { builtProblem } from './place-names.ts'

type Props = { building: Building; band: Band; place: number }
type Step = Band['steps'][number]

const typeOf = (to: Step['to'] | undefined) => NEXT_STEP_TYPES.find((type) => type === to)

/** Where a result leads on: three ways, a page of ours or one content. */
export function StepsField({ building, band, place }: Props) {
  const text = useText()
  const path = `facts.bands.${place}.steps` as const
  const problem = builtProblem(building.problems, path, text)
  return (
    <fieldset id={idOf(path)} className={styles.steps} tabIndex={-1}>
      <legend>{text('builder.steps')}</legend>
      <p className={problem === undefined ? editor_styles.hint : editor_styles.wrong}>{problem ?? text('builder.steps_hint')}</p>
      <ol>
        {Array.from({ length: NEXT_STEP_COUNT }, (_, at) => (
          <li key={at}>
            <StepField building={building} band={band} place={place} at={at} />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

function StepField({ building: { problems, readonly, update }, band, place, at }: Props & { at: number }) {
  const text = useText()
  const step = band.steps[at]
  const type = typeOf(step?.to)
  const path = `facts.bands.${place}.steps.${at}` as const
  const name = text('builder.step_n', { place: at + 1 })
  return (
    <div className={styles.how_fields}>
      <Choose
        id={idOf(path)}
        label={name}
        value={step?.to ?? ''}
        options={NEXT_STEPS.map((value) => ({ value, label: text(`next.${value}`) }))}
        {...(step ? {} : { none: text('content.choose') })}
        error={builtProblem(problems, path, text)}
        disabled={readonly}
        onChoose={(to) => to && update(setStep(band, at, { to, id: null }))}
      />
      {type && step ? (
        <ContentPicker
          id={idOf(`${path}.id`)}
          type={type}
          label={text(`next.${type}`)}
          chosen={step.id}
          required
          disabled={readonly}
          problem={builtProblem(problems, `${path}.id`, text)}
          onChoose={(id) => update(setStep(band, at, { to: type, id }))}
        />
      ) : null}
    </div>
  )
}
