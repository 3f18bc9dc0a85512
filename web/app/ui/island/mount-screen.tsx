import type { ReactNode } from 'react'
import { adoptStyles } from './island-page.ts'
import { type IslandProps, mountIsland } from './mount-island.tsx'
import { createIslandRoot } from './island-root.tsx'

/** An island that is one screen, with its styles, on what every island stands on. */
export function mountScreen(name: string, css: string, screen: (props: IslandProps) => ReactNode): void {
  adoptStyles(css)
  const root = createIslandRoot()
  mountIsland(name, (props) => root(props.texts, screen(props)))
}
