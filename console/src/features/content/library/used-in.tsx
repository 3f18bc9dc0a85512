import { Link } from 'react-router'
import { explain } from '../../../ui/words/explain.ts'
import { titleIn } from '../../../ui/words/title-in.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './library.module.css'
import { useUses } from './use-library.ts'

/** Every content that refers to a medium, each a way to it. */
export function UsedIn({ id, onLeave }: { id: string; onLeave(): void }) {
  const text = useText()
  const lang = useLang()
  const uses = useUses(id)
  return (
    <section className={styles.uses}>
      <h3>{text('library.used')}</h3>
      {uses.isPending ? <p className={styles.meta}>{text('app.loading')}</p> : null}
      {uses.isError ? (
        <p className={styles.problem} role="alert">
          {explain(uses.error, text)}
        </p>
      ) : null}
      {uses.data?.length === 0 ? <p className={styles.meta}>{text('library.unused')}</p> : null}
      <ul>
        {uses.data?.map(({ id: content_id, type, titles, state }) => (
          <li key={content_id}>
            <Link to={`/content/${type}/${content_id}`} onClick={onLeave}>
              {titleIn(titles, lang) || text('library.untitled')}
            </Link>
            <span className={styles.meta}>
              {text(`type.${type}`)}, {text(`state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
