import type { ContentType } from '@himoya/contract/content/content-types'
import { Link, useNavigate } from 'react-router'
import { Choose } from '../../ui/choices/choose.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { TextKey } from '../../i18n/text-key.ts'
import { SHELVES } from './content-forms.ts'
import styles from './content.module.css'

/** All types by what they belong to: a column on a wide screen, a list to choose from on a narrow one. */
export function ContentShelves({ type }: { type: ContentType }) {
  const text = useText()
  const navigate = useNavigate()
  return (
    <>
      <nav className={styles.shelves} aria-label={text('content.title')}>
        {SHELVES.map(({ name, types }) => (
          <div key={name}>
            <h2>{text(`shelf.${name}` as TextKey)}</h2>
            <ul>
              {types.map((one) => (
                <li key={one}>
                  <Link
                    to={`/content/${one}`}
                    className={one === type ? styles.shelf_open : styles.shelf_link}
                    aria-current={one === type ? 'page' : undefined}
                  >
                    {text(`types.${one}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.shelves_narrow}>
        <Choose
          label={text('content.title')}
          value={type}
          options={SHELVES.flatMap(({ types }) => types).map((value) => ({ value, label: text(`types.${value}`) }))}
          onChoose={(value) => value && void navigate(`/content/${value}`)}
        />
      </div>
    </>
  )
}
