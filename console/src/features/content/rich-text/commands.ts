import { type Node, type NodeType, Slice, Fragment } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

/** Kinds of lines an editor chooses from. */
export const LINE_KINDS = ['paragraph', 'heading_2', 'heading_3', 'list', 'steps', 'quote', 'key', 'info', 'warning'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** What the cursor stands in; null: in something that has no lines. */
export function kindAt(state: EditorState): LineKind | null {
  const { type, attrs, isAtom } = topBlock(state).node
  if (isAtom) return null
  if (type.name === 'heading') return attrs['level'] === 2 ? 'heading_2' : 'heading_3'
  if (type.name === 'list') return attrs['ordered'] ? 'steps' : 'list'
  if (type.name === 'callout') return attrs['tone'] as LineKind
  return type.name as LineKind
}

/** The outermost block at the beginning of the selection, and where it stands. */
export function topBlock({ selection, doc }: EditorState): { node: Node; pos: number; index: number } {
  const { $from } = selection
  const index = $from.index(0)
  const node = doc.child(Math.min(index, doc.childCount - 1))
  return { node, pos: selection instanceof NodeSelection ? selection.from : $from.before(1), index }
}

/** Makes each selected line one of this kind; lines of a list become lines again. */
export function setKind(kind: LineKind): Command {
  return ({ tr }, dispatch) => {
    if (!changeKind(tr, kind)) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** The same within a transaction; false, and nothing changed, where there are no lines. */
export function changeKind(tr: Transaction, kind: LineKind): boolean {
  const { selection, doc } = tr
  if (selection instanceof NodeSelection) return false
  const { $from, $to, anchor, head } = selection
  const chosen = doc.children.slice($from.index(0), $to.index(0) + 1)
  if ($from.depth === 0 || $to.depth === 0 || chosen.some((node) => node.isAtom)) return false
  const lines = chosen.flatMap((node) => (node.type.name === 'list' ? node.children : [node]))
  const start = $from.before(1)
  const places = [placeOf(doc, start, anchor), placeOf(doc, start, head)]
  tr.replaceWith(start, $to.after(1), ofKind(kind, lines))
  const [to_anchor, to_head] = places.map((place) => posOf(tr.doc, start, place))
  tr.setSelection(TextSelection.create(tr.doc, to_anchor!, to_head))
  return true
}

function ofKind(kind: LineKind, lines: readonly Node[]): Node[] {
  const { heading, list, list_item, callout } = schema.nodes as Record<string, NodeType>
  const each = (type: NodeType, attrs: Record<string, unknown> | null): Node[] =>
    lines.map(({ content }) => type.create(attrs, content))
  switch (kind) {
    case 'heading_2':
    case 'heading_3':
      return lines.map(({ textContent }) =>
        heading!.create({ level: kind === 'heading_2' ? 2 : 3 }, textContent ? schema.text(textContent) : null),
      )
    case 'list':
    case 'steps':
      return [list!.create({ ordered: kind === 'steps' }, each(list_item!, null))]
    case 'key':
    case 'info':
    case 'warning':
      return each(callout!, { tone: kind })
    default:
      return each(schema.nodes[kind], null)
  }
}

/** Lines keep their order and words when they change their kind, so a place is a line, counted from `start`, and an offset. */
type Place = { line: number; offset: number }

function placeOf(doc: Node, start: number, pos: number): Place {
  let place = { line: 0, offset: 0 }
  let line = -1
  doc.nodesBetween(start, doc.content.size, (node, at) => {
    if (node.isTextblock) {
      line += 1
      if (at < pos) place = { line, offset: pos - at - 1 }
    }
    return !node.isTextblock
  })
  return place
}

function posOf(doc: Node, start: number, { line, offset }: Place): number {
  let count = -1
  let found = start + 1
  doc.nodesBetween(start, doc.content.size, (node, at) => {
    if (node.isTextblock && ++count === line) found = at + 1 + Math.min(offset, node.content.size)
    return !node.isTextblock
  })
  return found
}

/** Enter in an empty line of a list ends the list there. */
export const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'list_item' || $from.parent.content.size > 0) return false
  const list = $from.node(1)
  const at = $from.index(1)
  const part = (from: number, to?: number): Node[] => {
    const items = list.children.slice(from, to)
    return items.length ? [list.copy(Fragment.from(items))] : []
  }
  const before = part(0, at)
  const tr = state.tr.replaceWith($from.before(1), $from.after(1), [...before, schema.node('paragraph'), ...part(at + 1)])
  const begin = $from.before(1) + before.reduce((size, node) => size + node.nodeSize, 0)
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, begin + 1)).scrollIntoView())
  return true
}

/** Backspace at the beginning of a heading, a quote, a box or a list makes it a plain line. */
export const backToParagraph: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || !$from.parent.isTextblock || $from.parent.type.name === 'paragraph') return false
  if ($from.parent.type.name !== 'list_item') return setKind('paragraph')(state, dispatch)
  if ($from.index(1) > 0) return false
  const list = $from.node(1)
  const line = schema.node('paragraph', null, list.child(0).content)
  const rest = list.childCount > 1 ? [list.copy(Fragment.from(list.children.slice(1)))] : []
  const tr = state.tr.replaceWith($from.before(1), $from.after(1), [line, ...rest])
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before(1) + 1)).scrollIntoView())
  return true
}

/** Puts the block before the one above, or behind the one below. */
export function moveBlock(by: -1 | 1): Command {
  return (state, dispatch) => {
    const { index, pos, node } = topBlock(state)
    const other = index + by
    if (other < 0 || other >= state.doc.childCount) return false
    if (!dispatch) return true
    const shift = by === -1 ? -state.doc.child(other).nodeSize : state.doc.child(other).nodeSize
    const tr = state.tr.delete(pos, pos + node.nodeSize).insert(pos + shift, node)
    const { selection } = state
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, pos + shift)
        : TextSelection.create(
            tr.doc,
            selection.anchor + shift,
            Math.min(selection.head + shift, pos + shift + node.nodeSize - 1),
          ),
    )
    dispatch(tr.scrollIntoView())
    return true
  }
}

/** Behind the block of the cursor, or in place of it where it is an empty line; chosen at once. */
export function putBlock(type: 'help' | 'image' | 'audio' | 'video', attrs: Record<string, unknown>): Command {
  return (state, dispatch) => {
    const { node, pos } = topBlock(state)
    const is_empty = node.type.name === 'paragraph' && node.content.size === 0
    const end = pos + node.nodeSize
    const at = is_empty ? pos : end
    const behind = end === state.doc.content.size ? [schema.node('paragraph')] : []
    const tr = state.tr.replace(at, end, new Slice(Fragment.from([schema.node(type, attrs), ...behind]), 0, 0))
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
    return true
  }
}

/** Changes what stands beside the words of the block at the cursor: a caption, a source, a card. */
export function setAttribute(name: string, value: string): Command {
  return (state, dispatch) => {
    const { pos } = topBlock(state)
    const tr = state.tr.setNodeAttribute(pos, name, value)
    if (state.selection instanceof NodeSelection) tr.setSelection(NodeSelection.create(tr.doc, pos))
    dispatch?.(tr)
    return true
  }
}

export const deleteBlock: Command = (state, dispatch) => {
  const { pos, node } = topBlock(state)
  const alone = state.doc.childCount === 1
  const tr = alone
    ? state.tr.replaceWith(pos, pos + node.nodeSize, schema.node('paragraph'))
    : state.tr.delete(pos, pos + node.nodeSize)
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size)))).scrollIntoView())
  return true
}
