import type { ReactNode } from 'react'
import { useSite } from '../site/use-site.ts'

type Props = {
  /** Name of the module in app/islands that exports `touch`. */
  name: string
  /** What the module reads from the element: `data-…` attributes. */
  attributes?: Record<`data-${string}`, string>
  className?: string
  children: ReactNode
}

/** A part of a content page whose code comes at the first touch of it (features/shell/boot/touched-parts.ts). Hidden without scripts. */
export function Touched({ name, attributes, className = '', children }: Props) {
  const island = useSite().islands[name]
  if (!island) return null
  return (
    <div
      className={`js-only ${className}`.trim()}

      data-touch={[island.script, ...island.imports].join(' ')}
      {...attributes}
    >
      {children}
    </div>
  )
}
