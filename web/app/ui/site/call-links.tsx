import { CallLink } from './call-link.tsx'
import { useSite } from './use-site.ts'

/** Each emergency number as a large red call. */
export function CallLinks() {
  const { numbers } = useSite()
  return numbers.map(({ number, label }) => <CallLink key={number} {...{ number, label }} />)
}
