import type { ContentType } from '@himoya/contract/content/content-types'
import { useText } from '../../i18n/use-text.ts'
import styles from './compare.module.css'
import { useFieldKinds } from './public/field-kinds.ts'
import { nameOf } from './place-names.ts'
import { ValueView } from './value-view.tsx'
import { type Path, valueAt, type Working } from './public/working.ts'

type Side = { title: string; working: Working }
type Props = {
  type: ContentType
  paths: readonly Path[]
  left: Side
  right: Side
  /** With it each field asks which of the two it shall be. */
  choice?: { of(path: Path): 'left' | 'right'; onChoose(path: Path, side: 'left' | 'right'): void }
}

/** Two working copies of one content, field by field, only where they differ. */
export function Compare({ type, paths, left, right, choice }: Props) {
  const text = useText()
  const kinds = useFieldKinds()
  // a question that only one of the two has is counted there
  const namedIn = (path: Path): Working => (valueAt(left.working, path) === undefined ? right.working : left.working)
  return (
    <div className={styles.compare}>
      {paths.map((path) => (
        <fieldset key={path} className={styles.field}>
          <legend>{nameOf(kinds, path, text, namedIn(path).facts)}</legend>
          {(
            [
              ['left', left],
              ['right', right],
            ] as const
          ).map(([side, { title, working }]) => (
            <label key={side} className={choice?.of(path) === side ? styles.side_chosen : styles.side}>
              <span className={styles.side_title}>
                {choice ? (
                  <input
                    type="radio"
                    name={`compare-${path}`}
                    checked={choice.of(path) === side}
                    onChange={() => choice.onChoose(path, side)}
                  />
                ) : null}
                {title}
              </span>
              <ValueView type={type} path={path} value={valueAt(working, path)} facts={working.facts} />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
