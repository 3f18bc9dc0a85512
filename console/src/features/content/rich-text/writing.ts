import type { Language } from '@himoya/contract/languages'
import { APOSTROPHES } from '@himoya/contract/read-text'
import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Command, Plugin } from 'prosemirror-state'
import { backToParagraph, changeKind, leaveList, moveBlock } from './commands.ts'
import { schema } from './schema.ts'

const firstOf =
  (...commands: Command[]): Command =>
  (state, dispatch, view) =>
    commands.some((command) => command(state, dispatch, view))

/** Undo, keys, and what typing turns into. Tab is left alone: it goes on to the next field. */
export function writingPlugins(lang: Language, askForLink: () => void): Plugin[] {
  const { heading, quote } = schema.nodes
  const onLink: Command = () => {
    askForLink()
    return true
  }
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,3}) $/, heading, (match) => ({ level: match[1]!.length })),
        textblockTypeInputRule(/^> $/, quote),
        listRule(/^[-*] $/, 'list'),
        listRule(/^1[.)] $/, 'steps'),
        ...(lang === 'uz' ? UZBEK_LETTERS : []),
      ],
    }),
    history(),
    keymap({
      'Mod-b': toggleMark(schema.marks['bold']),
      'Mod-i': toggleMark(schema.marks['italic']),
      'Mod-k': onLink,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Alt-ArrowUp': moveBlock(-1),
      'Alt-ArrowDown': moveBlock(1),
      Enter: leaveList,
      Backspace: firstOf(undoInputRule, backToParagraph),
    }),
    keymap(baseKeymap),
  ]
}

/** In a plain line only: a list may not begin within a list. */
function listRule(form: RegExp, kind: 'list' | 'steps'): InputRule {
  return new InputRule(form, (state, _match, start, end) => {
    if (state.selection.$from.parent.type.name !== 'paragraph') return null
    const tr = state.tr.delete(start, end)
    return changeKind(tr, kind) ? tr : null
  })
}

/** The letters o‘ and g‘, and the tutuq belgisi, however the keyboard spells them (uzbekistan.md). */
const UZBEK_LETTERS = [
  new InputRule(new RegExp(`([oOgG])(?!‘)[${APOSTROPHES}]$`), (state, match, start, end) =>
    state.tr.insertText(`${match[1]}‘`, start, end),
  ),
  new InputRule(new RegExp(`(?![oOgG])(\\p{Script=Latin})(?![‘’])[${APOSTROPHES}]$`, 'u'), (state, match, start, end) =>
    state.tr.insertText(`${match[1]}’`, start, end),
  ),
]
