import type { TestQuestion } from '@himoya/contract/content/tests'
import { useRef } from 'react'
import { useNumberKeys } from './use-number-keys.ts'

type Props = {
  /** Of the group of inputs; another one for each question. */
  name: string
  pick: TestQuestion['pick']
  options: readonly { key: string; text: string }[]
  /** Keys of the options that are chosen. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  /** Id of the element that names the group: the question. */
  labelled: string
  /** The language of the options where it is not the page's. */
  lang?: string | undefined
}

/** What one may answer, each a whole row: one of them, or as many as one likes. The digits choose too. */
export function OptionList({ name, pick, options, chosen, onChoose, labelled, lang }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const many = pick === 'many'
  const choose = (key: string): void => onChoose(many ? toggled(options, chosen, key) : [key])
  useNumberKeys(options.length, (at) => {
    list.current?.querySelectorAll('input')[at]?.focus()
    choose(options[at]!.key)
  })
  return (
    <div
      ref={list}
      className={pick === 'scale' ? 'options options-scale' : 'options'}
      role={many ? 'group' : 'radiogroup'}
      aria-labelledby={labelled}
      lang={lang}
    >
      {options.map(({ key, text }) => (
        <label key={key} className="choice">
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={key}
            checked={chosen.includes(key)}
            onChange={() => choose(key)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  )
}

/** In the order of the options, however they were pressed. */
function toggled(options: Props['options'], chosen: readonly string[], key: string): string[] {
  const now = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]
  return options.map((option) => option.key).filter((one) => now.includes(one))
}
