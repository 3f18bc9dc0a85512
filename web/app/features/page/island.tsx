import type { ReactNode } from 'react'
import { useSite } from './use-site.ts'

/**
 * A place where an island (app/islands/<name>.tsx) mounts itself, with what is there until it has come and when scripts
 * are off. `props` must be plain JSON; the island reads it back with `islandProps`.
 */
export function Island({ name, props = {}, children }: { name: string; props?: Record<string, unknown>; children?: ReactNode }) {
  const { islands } = useSite()
  const [script, ...imports] = islands[name] ?? []
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)}>
        {children}
      </div>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {script && <script type="module" src={script} />}
    </>
  )
}
