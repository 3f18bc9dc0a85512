import type { ReactNode } from 'react'
import type { IslandProps } from './mount-island.tsx'
import { useSite } from '../site/use-site.ts'

type Parts<Props extends IslandProps> = { name: string; props: Props; children: ReactNode }

/**
 * A place where an island (app/islands/<name>.tsx) mounts itself, with what is there until it has come and when scripts
 * are off. `mountIsland` hands it the props.
 */
export function Island<Props extends IslandProps>({ name, props, children }: Parts<Props>) {
  const island = useSite().islands[name]
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)}>
        {children}
      </div>
      {island?.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {island && <script type="module" src={island.script} />}
    </>
  )
}
