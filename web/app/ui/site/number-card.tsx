import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from './use-site.ts'

/** The verified emergency numbers, each row a call. */
export function NumberCard() {
  const t = useTexts('info')
  const { numbers } = useSite()
  if (numbers.length === 0) return <p className="meta">{t('numbers.none')}</p>
  return (
    <ul className="card numbers">
      {numbers.map(({ number, label }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <b>{number}</b>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
