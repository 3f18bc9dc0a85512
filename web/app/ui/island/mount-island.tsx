import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** What a page hands to its island, as JSON. */
export type IslandProps = { texts: object }

/** Mounts an island into each of its places in the page; `render` gets what was given to `<Island props>`. */
export function mountIsland(name: string, render: (props: IslandProps) => ReactNode): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    createRoot(place).render(render(JSON.parse(place.dataset['props'] ?? '{}') as IslandProps))
  }
}
