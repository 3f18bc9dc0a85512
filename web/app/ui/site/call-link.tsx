import type { EmergencyNumber } from '@himoya/contract/content/content'
import { Phone } from 'lucide'
import { Icon } from '../../art/icon.tsx'

type Props = Pick<EmergencyNumber, 'number' | 'label'> & {
  /** Where it is not the first thing to do. */
  quiet?: boolean
}

/** One emergency number, in one shape wherever it stands: it never breaks; what it is of goes under it where there is no room. */
export function CallLink({ number, label, quiet = false }: Props) {
  return (
    <a className={quiet ? 'call call-quiet' : 'call'} href={`tel:${number}`}>
      <b>{number}</b>
      <span>{label}</span>
      <Icon of={Phone} />
    </a>
  )
}
