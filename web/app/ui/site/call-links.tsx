import { Phone } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useSite } from './use-site.ts'

/** Each emergency number as a large red call. */
export function CallLinks() {
  const { numbers } = useSite()
  return numbers.map(({ number, label }) => (
    <a key={number} className="call" href={`tel:${number}`}>
      <b>{number}</b>
      <span>{label}</span>
      <Icon of={Phone} />
    </a>
  ))
}
