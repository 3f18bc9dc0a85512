import type { ShownBlock } from '@himoya/contract/content/rich-text'
import { Info, TriangleAlert } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { Spans } from './public/spans.tsx'

type CalloutBlock = Extract<ShownBlock, { type: 'callout' }>

/** A thought set apart. */
export function Callout({ block: { tone, spans } }: { block: CalloutBlock }) {
  if (tone === 'key') {
    return (
      <div className="key">
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
