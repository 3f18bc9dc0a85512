import { useTexts } from '../../i18n/use-texts.ts'
import { CallLink } from './call-link.tsx'
import { useSite } from './use-site.ts'

/** The verified emergency numbers, each row a call. */
export function NumberCard() {
  const t = useTexts('info')
  const { numbers } = useSite()
  if (numbers.length === 0) return <p className="meta">{t('numbers.none')}</p>
  return (
    <ul className="numbers">
      {numbers.map(({ number, label }) => (
        <li key={number}>
          <CallLink {...{ number, label }} quiet />
        </li>
      ))}
    </ul>
  )
}
