import type { LinkState } from '@himoya/kit/link/live-link'
import { useSyncExternalStore } from 'react'
import { useServices } from './services.ts'

export function useLinkState(): LinkState {
  const { link } = useServices()
  return useSyncExternalStore(link.subscribe, link.get)
}
