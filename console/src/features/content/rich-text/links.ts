import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const link = schema.marks['link']

/** The link at the cursor or in the selection, and the words that would carry it; without a selection the whole link. */
export function linkAt(state: EditorState): { href: string | null; words: string; from: number; to: number } {
  const { $from, from, to, empty } = state.selection
  const whole = empty ? linkAround(state) : null
  if (whole) return { ...whole, words: state.doc.textBetween(whole.from, whole.to) }
  let href: string | null = null
  state.doc.nodesBetween(from, to, (node) => {
    href ??= (link.isInSet(node.marks)?.attrs['href'] as string | undefined) ?? null
  })
  // over several lines there are no words to carry one link
  const words = $from.sameParent(state.selection.$to) ? state.doc.textBetween(from, to) : ''
  return { href, words, from, to }
}

function linkAround({ selection: { $from } }: EditorState): { href: string; from: number; to: number } | null {
  const { node: at, offset, index } = $from.parent.childAfter($from.parentOffset)
  const mark = at && link.isInSet(at.marks)
  if (!mark) return null
  const isSame = (place: number): boolean => {
    const child = $from.parent.maybeChild(place)
    return child !== null && mark.isInSet(child.marks)
  }
  let from = $from.start() + offset
  let to = from + at.nodeSize
  for (let before = index - 1; isSame(before); before -= 1) from -= $from.parent.child(before).nodeSize
  for (let after = index + 1; isSame(after); after += 1) to += $from.parent.child(after).nodeSize
  return { href: mark.attrs['href'] as string, from, to }
}

/** Lets the words lead to `href`; where none are chosen, `words` are put in. A heading has no links. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkAt(state)
    if (!state.selection.$from.parent.type.allowsMarkType(link)) return false
    const { tr } = state
    if (from === to) tr.insertText(words, from)
    const end = from === to ? from + words.length : to
    tr.removeMark(from, end, link).addMark(from, end, link.create({ href }))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(link))
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkAt(state)
  dispatch?.(state.tr.removeMark(from, to, link))
  return true
}
