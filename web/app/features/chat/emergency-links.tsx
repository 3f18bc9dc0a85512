import { Phone } from 'lucide'
import { useMemo } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { numbersOfPage } from '../../ui/screen/numbers-of-page.ts'

/** The numbers to call. */
export function EmergencyLinks() {
  const t = useIslandTexts('chat')
  const numbers = useMemo(numbersOfPage, [])
  return (
    <ul className="flex gap-2" aria-label={t('numbers')}>
      {numbers.map(({ number, label }) => (
        <li key={number} className="grow">
          <a
            className="flex min-h-11 items-center justify-center gap-2 rounded-field border-[1.5px] border-line-strong bg-surface font-head font-[650] text-sos-ink no-underline"
            href={`tel:${number}`}
          >
            <Icon of={Phone} />
            {number} <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
