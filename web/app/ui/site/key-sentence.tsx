import type { ReactNode } from 'react'
import { Girih } from '../../art/girih.tsx'

/** The one sentence of a page that should stay: the only place with ornament. */
export function KeySentence({ children, more }: { children: string; more?: ReactNode }) {
  return (
    <div className="key">
      <Girih />
      <p>{children}</p>
      {more}
    </div>
  )
}
