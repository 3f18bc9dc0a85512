import type { ShownBlock } from '@himoya/contract/content/rich-text'
import { describe, expect, it } from 'vitest'
import { panelsOf } from './story-panels.tsx'

const words = (text: string): ShownBlock => ({ type: 'paragraph', spans: [{ text }] })
const image = (id: string): ShownBlock => ({
  type: 'image',
  picture: { id, width: 640, height: 480, alt: id, placeholder: '', sizes: [] },
})

describe('a picture story', () => {
  it('has a panel for each picture, with the words that follow it', () => {
    const [a, b] = [image('a'), image('b')]
    expect(panelsOf([words('begin'), a, words('one'), words('two'), b, words('three')])).toEqual({
      before: [words('begin')],
      panels: [
        [a, words('one'), words('two')],
        [b, words('three')],
      ],
    })
  })

  it('a heading right above a picture goes with it', () => {
    const title: ShownBlock = { type: 'heading', level: 2, text: 'Two' }
    expect(panelsOf([image('a'), words('one'), title, image('b')]).panels).toEqual([
      [image('a'), words('one')],
      [title, image('b')],
    ])
  })

  it('without pictures is a text', () => {
    expect(panelsOf([words('one')])).toEqual({ before: [words('one')], panels: [] })
  })
})
