import { useMemo } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { numbersOfPage } from '../../ui/screen/numbers-of-page.ts'
import { CallLink } from '../../ui/site/call-link.tsx'

/** The numbers to call, short: the conversation needs the height. */
export function EmergencyLinks() {
  const t = useIslandTexts('chat')
  const numbers = useMemo(numbersOfPage, [])
  return (
    <ul className="numbers numbers-short" aria-label={t('numbers')}>
      {numbers.map(({ number, label }) => (
        <li key={number}>
          <CallLink {...{ number, label }} quiet />
        </li>
      ))}
    </ul>
  )
}
