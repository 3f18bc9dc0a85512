import type { ShownBlock } from '@himoya/contract/rich-text'
import { Info, TriangleAlert } from 'lucide'
import { Girih } from '../../art/girih.tsx'
import { Icon } from '../../art/icon.tsx'
import { Spans } from './spans.tsx'

type CalloutBlock = Extract<ShownBlock, { type: 'callout' }>

/** A thought set apart. `pattern` names the ornament inside the page; only one sentence of a page has it. */
export function Callout({ block: { tone, spans }, pattern }: { block: CalloutBlock; pattern?: string | undefined }) {
  if (tone === 'key') {
    return (
      <div className="key">
        {pattern !== undefined && <Girih id={pattern} />}
        <p>
          <Spans spans={spans} />
        </p>
      </div>
    )
  }
  return (
    <div className={tone === 'warning' ? 'banner banner-urgent' : 'banner'}>
      <Icon of={tone === 'warning' ? TriangleAlert : Info} />
      <p>
        <Spans spans={spans} />
      </p>
    </div>
  )
}
