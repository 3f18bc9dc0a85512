import { Check } from 'lucide-react'
import { useId } from 'react'
import styles from './choice-chips.module.css'

type Props<T extends string> = {
  label: string
  hint?: string
  options: readonly { value: T; label: string }[]
  chosen: readonly T[]
  disabled: boolean
  onChange(chosen: T[]): void
}

/** Several of a short list, each one press. */
export function ChoiceChips<T extends string>({ label, hint, options, chosen, disabled, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className={styles.chips} aria-describedby={hint ? name : undefined}>
      <legend>{label}</legend>
      {hint ? <p id={name}>{hint}</p> : null}
      {options.map(({ value, label: word }) => {
        const on = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={on}
            disabled={disabled}
            className={on ? styles.chip_on : styles.chip}
            onClick={() => onChange(on ? chosen.filter((one) => one !== value) : [...chosen, value])}
          >
            {on ? <Check size={14} aria-hidden /> : null}
            {word}
          </button>
        )
      })}
    </fieldset>
  )
}
