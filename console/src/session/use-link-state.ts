import type { LinkState } from '@himoya/kit/link/live-link'
import { useServices } from './services.ts'
import { useValue } from './value.ts'

export function useLinkState(): LinkState {
  const { link } = useServices()
  return useValue(link)
}
