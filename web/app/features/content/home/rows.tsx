import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useSite } from '../../../ui/site/use-site.ts'

type Row = { path: string; words: ReactNode }

/** A card of links, and the one to all of them. */
export function Rows({ rows, all }: { rows: readonly Row[]; all: { path: string; words: string } }) {
  const { lang } = useSite()
  return (
    <>
      <div className="card others rows">
        {rows.map(({ path, words }) => (
          <a key={path} href={`/${lang}/${path}`}>
            <span>{words}</span>
            <Icon of={ChevronRight} />
          </a>
        ))}
      </div>
      <a className="btn btn-text" href={`/${lang}/${all.path}`}>
        {all.words}
      </a>
    </>
  )
}
