import type { ShownBlock } from '@himoya/contract/rich-text'
import { Info, TriangleAlert } from 'lucide'
import { Girih } from '../../art/girih.tsx'
import { Icon } from '../../art/icon.tsx'
import { Spans } from './spans.tsx'

type CalloutBlock = Extract<ShownBlock, { type: 'callout' }>

/** A thought set apart. Only one sentence of a page is ornate. */
export function Callout({ block: { tone, spans }, ornate }: { block: CalloutBlock; ornate: boolean }) {
  if (tone === 'key') {
    return (
      <div className="key">
        {ornate && <Girih />}
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
