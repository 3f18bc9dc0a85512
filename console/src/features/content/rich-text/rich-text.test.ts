import type { RichText } from '@himoya/contract/content/rich-text'
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { RichText as schemaOfTheWire } from '../../../../../contract/src/content/rich-text.ts'
import { asBlocks, asDocument } from './blocks.ts'
import { backToParagraph, deleteBlock, kindAt, leaveList, moveBlock, putBlock, setAttribute, setKind } from './commands.ts'

const ID = '01987000-0000-7000-8000-000000000001'
const EVERYTHING: RichText = [
  { type: 'heading', level: 2, text: 'Sarlavha' },
  {
    type: 'paragraph',
    spans: [
      { text: 'Oddiy ' },
      { text: 'qalin', bold: true },
      { text: ' va ' },
      { text: 'havola', italic: true, href: '/uz/numbers' },
    ],
  },
  { type: 'list', ordered: true, items: [[{ text: 'bir' }], [{ text: 'ikki', bold: true }]] },
  { type: 'quote', spans: [{ text: 'So‘z' }], source: 'Maqol' },
  { type: 'callout', tone: 'key', spans: [{ text: 'Muhim' }] },
  { type: 'help', card: 'chat' },
  { type: 'image', media_id: ID, caption: 'Rasm' },
  { type: 'audio', media_id: ID },
  { type: 'video', media_id: ID },
]

const line = (text: string): RichText[number] => ({ type: 'paragraph', spans: [{ text }] })

/** The editor with the cursor before the first sight of `at`, or at the given block as a whole. */
function editorAt(blocks: RichText, at: string | number): EditorState {
  const doc = asDocument(blocks)
  const state = EditorState.create({ doc })
  let pos = 1
  doc.descendants((node, where, _parent, index) => {
    if (typeof at === 'string' && node.isText && node.text!.includes(at)) pos = where + node.text!.indexOf(at)
    if (typeof at === 'number' && doc.child(at) === node && index === at) pos = where
  })
  return state.apply(
    state.tr.setSelection(typeof at === 'number' ? NodeSelection.create(doc, pos) : TextSelection.create(doc, pos)),
  )
}

function run(state: EditorState, command: Command): EditorState {
  let next = state
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true)
  return next
}
const stored = (state: EditorState): RichText => asBlocks(state.doc)

describe('a text in the editor', () => {
  it('comes out as it went in, with every kind of block', () => {
    expect(asBlocks(asDocument(EVERYTHING))).toEqual(EVERYTHING)
    expect(schemaOfTheWire.parse(asBlocks(asDocument(EVERYTHING)))).toEqual(EVERYTHING)
  })

  it('stores no empty lines, and nothing at all for an empty text', () => {
    expect(asBlocks(asDocument([]))).toEqual([])
    const state = editorAt([line('bir'), line('ikki')], 'ikki')
    expect(stored(state.apply(state.tr.insertText('   ', 6, 10)))).toEqual([line('bir')])
  })

  it('turns lines into a list and back, and keeps the cursor in its word', () => {
    const lines = editorAt([line('bir'), line('ikki uch')], 'uch')
    const list = run(lines, setKind('list'))
    expect(stored(list)).toEqual([line('bir'), { type: 'list', ordered: false, items: [[{ text: 'ikki uch' }]] }])
    expect([kindAt(list), list.selection.$from.parentOffset]).toEqual(['list', 5])
    const back = run(list, setKind('paragraph'))
    expect([stored(back), back.selection.$from.parentOffset]).toEqual([[line('bir'), line('ikki uch')], 5])
  })

  it('makes one list of several chosen lines', () => {
    const state = editorAt([line('bir'), line('ikki'), line('uch')], 'bir')
    const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2, 9)))
    expect(stored(run(chosen, setKind('steps')))).toEqual([
      { type: 'list', ordered: true, items: [[{ text: 'bir' }], [{ text: 'ikki' }]] },
      line('uch'),
    ])
  })

  it('drops the looks that a heading cannot have', () => {
    const state = editorAt([{ type: 'paragraph', spans: [{ text: 'qalin', bold: true }] }], 'qalin')
    expect(stored(run(state, setKind('heading_3')))).toEqual([{ type: 'heading', level: 3, text: 'qalin' }])
  })

  it('ends a list by Enter in an empty line of it', () => {
    const state = editorAt(
      [{ type: 'list', ordered: false, items: [[{ text: 'bir' }], [{ text: 'x' }], [{ text: 'uch' }]] }],
      'x',
    )
    const emptied = state.apply(state.tr.delete(state.selection.from, state.selection.from + 1))
    const left = run(emptied, leaveList)
    expect(kindAt(left)).toBe('paragraph')
    expect(stored(left.apply(left.tr.insertText('orasida')))).toEqual([
      { type: 'list', ordered: false, items: [[{ text: 'bir' }]] },
      line('orasida'),
      { type: 'list', ordered: false, items: [[{ text: 'uch' }]] },
    ])
  })

  it('makes the beginning of anything a plain line by Backspace', () => {
    const list: RichText = [{ type: 'list', ordered: false, items: [[{ text: 'bir' }], [{ text: 'ikki' }]] }]
    expect(stored(run(editorAt(list, 'bir'), backToParagraph))).toEqual([
      line('bir'),
      { type: 'list', ordered: false, items: [[{ text: 'ikki' }]] },
    ])
    expect(backToParagraph(editorAt(list, 'ikki'))).toBe(false)
    expect(stored(run(editorAt([{ type: 'callout', tone: 'info', spans: [{ text: 'a' }] }], 'a'), backToParagraph))).toEqual([
      line('a'),
    ])
  })

  it('moves a block past its neighbour, and not past the end', () => {
    const state = editorAt([line('bir'), { type: 'help', card: 'chat' }, line('uch')], 1)
    const up = run(state, moveBlock(-1))
    expect(stored(up)).toEqual([{ type: 'help', card: 'chat' }, line('bir'), line('uch')])
    expect(moveBlock(-1)(up)).toBe(false)
    expect(stored(run(run(up, moveBlock(1)), moveBlock(1)))).toEqual([line('bir'), line('uch'), { type: 'help', card: 'chat' }])
  })

  it('puts a medium behind the line of the cursor, chosen, so that its caption can be written', () => {
    const state = run(editorAt([line('bir')], 'bir'), putBlock('image', { media_id: ID }))
    expect(stored(run(state, setAttribute('caption', 'Hovli')))).toEqual([
      line('bir'),
      { type: 'image', media_id: ID, caption: 'Hovli' },
    ])
    expect(stored(run(state, deleteBlock))).toEqual([line('bir')])
  })
})
