import { useRouteLoaderData } from 'react-router'
import type { PageFrame } from '../../root.tsx'

/** What every part of a page may know: the language, its own path, the numbers, where the islands' scripts are. */
export function useSite(): PageFrame {
  const frame = useRouteLoaderData<PageFrame>('root')
  if (!frame) throw new Error('The root loader has not run')
  return frame
}
