import type { ShownBlock, ShownText } from '@himoya/contract/content/rich-text'
import type { ReactNode } from 'react'
import { Callout } from '../callout.tsx'
import { VideoPlayer } from './video.tsx'
import { HelpCard } from './help-card.tsx'
import { inOrder } from './in-order.ts'
import { ContentPicture } from './picture.tsx'
import { SoundPlayer } from './sound.tsx'
import { Spans } from './spans.tsx'

/**
 * An editor's text: blocks of the allowed kinds and nothing else. It stands inside `.reading`. Headings begin with level
 * 2; the page's own title is level 1.
 */
export function RichText({ body }: { body: ShownText }) {
  const first_heading = body.findIndex((block) => block.type === 'heading' && block.level === 2)
  return inOrder(body, (block, place) => <Shown block={block} level={first_heading !== -1 && place > first_heading ? 3 : 2} />)
}

function Shown({ block, level }: { block: ShownBlock; level: 2 | 3 }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'list':
      return <List block={block} />
    case 'quote':
      return <Quote block={block} />
    case 'callout':
      return <Callout block={block} />
    case 'help':
      return <HelpCard card={block.card} level={level} />
    case 'image':
      return (
        <Figure caption={block.caption}>
          <ContentPicture picture={block.picture} shown="reading" />
        </Figure>
      )
    case 'audio':
      return (
        <Figure caption={block.caption}>
          <SoundPlayer sound={block.sound} />
        </Figure>
      )
    case 'video':
      return (
        <Figure caption={block.caption}>
          <VideoPlayer video={block.video} />
        </Figure>
      )
  }
}

function List({ block: { ordered, items } }: { block: Extract<ShownBlock, { type: 'list' }> }) {
  const rows = inOrder(items, (spans) => (
    <li>
      <Spans spans={spans} />
    </li>
  ))
  return ordered ? <ol className="counted">{rows}</ol> : <ul className="says">{rows}</ul>
}

function Quote({ block: { spans, source } }: { block: Extract<ShownBlock, { type: 'quote' }> }) {
  return (
    <blockquote className="quote">
      <p>
        <Spans spans={spans} />
      </p>
      {source && <footer className="meta">{source}</footer>}
    </blockquote>
  )
}

function Figure({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption className="meta">{caption}</figcaption>}
    </figure>
  )
}
