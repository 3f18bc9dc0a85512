import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from '../../ui/fields/editor.module.css'
import { type FieldKind, useFieldKinds } from './public/field-kinds.ts'
import { nameOf, problemOf } from './place-names.ts'
import type { Problems } from './public/problems.ts'
import type { FieldValues, Path } from './public/working.ts'

type Props = { problems: Problems; facts: FieldValues; onGo(path: Path): void }

/** After a refused saving: what is wrong and where, each a way to its field. It takes the focus once. */
export function ProblemList({ problems, facts, onGo }: Props) {
  const text = useText()
  const kinds = useFieldKinds()
  const box = useRef<HTMLDivElement>(null)
  const paths = [...new Set(Object.keys(problems).map((place) => fieldOf(kinds, place)))]
  useEffect(() => {
    if (Object.keys(problems).length) box.current?.focus()
  }, [problems])
  if (paths.length === 0) return null
  return (
    <div ref={box} className={styles.problems} role="alert" tabIndex={-1}>
      <strong>{text('content.problems')}</strong>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" onClick={() => onGo(path)}>
              {nameOf(kinds, path, text, facts)}
            </button>
            : {problemOf(kinds, problems, path, text)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The field a place lies in: of `texts.uz.body.3.media_id` it is `texts.uz.body`; a kind of field may have one for each place. */
function fieldOf(kinds: readonly FieldKind[], place: string): Path {
  if (kinds.some((kind) => kind.isPlace(place))) return place as Path
  const parts = place.split('.')
  return parts.slice(0, parts[0] === 'texts' ? 3 : parts[0] === 'facts' ? 2 : 1).join('.') as Path
}
