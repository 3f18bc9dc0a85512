import { MenuItem, Menu } from '@mui/material'
import { HELP_CARDS } from '@himoya/contract/content/content-lists'
import { ArrowDown, ArrowUp, Bold, Italic, Link, type LucideIcon, Plus, Redo2, Undo2 } from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import { MediaPicker } from '../library/public/media-picker.tsx'
import { kindAt, LINE_KINDS, type LineKind, moveBlock, putBlock, setKind } from './commands.ts'
import styles from './rich-text.module.css'
import { schema } from './schema.ts'
import { useRoving } from './use-roving.ts'

type Props = { view: EditorView; state: EditorState; label: string; onLink(): void }
type Tool = { key: TextKey; Icon: LucideIcon; keys: string; command: Command; mark?: string }

const TOOLS: readonly Tool[] = [
  { key: 'rich.bold', Icon: Bold, keys: 'Ctrl+B', command: toggleMark(schema.marks['bold']), mark: 'bold' },
  { key: 'rich.italic', Icon: Italic, keys: 'Ctrl+I', command: toggleMark(schema.marks['italic']), mark: 'italic' },
]
const MOVES: readonly Tool[] = [
  { key: 'rich.up', Icon: ArrowUp, keys: 'Alt+↑', command: moveBlock(-1) },
  { key: 'rich.down', Icon: ArrowDown, keys: 'Alt+↓', command: moveBlock(1) },
  { key: 'rich.undo', Icon: Undo2, keys: 'Ctrl+Z', command: undo },
  { key: 'rich.redo', Icon: Redo2, keys: 'Ctrl+Y', command: redo },
]

/** One stop of the Tab key; the arrows go from tool to tool. */
export function TextToolbar({ view, state, label, onLink }: Props) {
  const text = useText()
  const roving = useRoving()
  const kind = kindAt(state)
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const tool = ({ key, Icon, keys, command, mark }: Tool) => (
    <ToolButton
      key={key}
      label={text(key)}
      keys={keys}
      Icon={Icon}
      pressed={mark === undefined ? undefined : hasMark(state, mark)}
      disabled={!command(state)}
      onPress={() => run(command)}
    />
  )
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={label} {...roving}>
      <select
        aria-label={text('rich.kind')}
        className={styles.kind}
        value={kind ?? ''}
        disabled={kind === null}
        onChange={(event) => run(setKind(event.target.value as LineKind))}
      >
        {kind === null ? <option value="">{text('rich.no_lines')}</option> : null}
        {LINE_KINDS.map((value) => (
          <option key={value} value={value}>
            {text(`rich.${value}`)}
          </option>
        ))}
      </select>
      {TOOLS.map(tool)}
      <ToolButton
        label={text('rich.link')}
        keys="Ctrl+K"
        Icon={Link}
        pressed={hasMark(state, 'link')}
        disabled={!mayLink(state)}
        onPress={onLink}
      />
      <InsertMenu onInsert={run} />
      {MOVES.map(tool)}
    </div>
  )
}

/** A heading, and what has no words, cannot lead anywhere. */
const mayLink = ({ selection }: EditorState): boolean =>
  selection.$from.parent.isTextblock && selection.$from.parent.type.allowsMarkType(schema.marks.link)

function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const type = schema.marks[name]!
  const { empty, $from, from, to } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

type ToolProps = {
  label: string
  keys?: string
  Icon: LucideIcon
  pressed?: boolean | undefined
  disabled?: boolean
  onPress(): void
}

function ToolButton({ label, keys, Icon, pressed, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={pressed ? styles.tool_on : styles.tool}
      title={keys ? `${label} (${keys})` : label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      // before the click, so that the words keep their selection
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (disabled ? undefined : onPress())}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}

const MEDIA = ['image', 'audio', 'video'] as const

function InsertMenu({ onInsert }: { onInsert(command: Command): void }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [picks, setPicks] = useState<(typeof MEDIA)[number] | null>(null)
  const insert = (command: Command): void => {
    setAnchor(null)
    // the menu gives the focus back to its button first
    setTimeout(() => onInsert(command))
  }
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        title={text('rich.insert')}
        aria-label={text('rich.insert')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Plus size={18} aria-hidden />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {MEDIA.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null)
              setPicks(type)
            }}
          >
            {text(`rich.${type}`)}
          </MenuItem>
        ))}
        {HELP_CARDS.map((card) => (
          <MenuItem key={card} onClick={() => insert(putBlock('help', { card }))}>
            {text('rich.help')}: {text(`rich.card.${card}`)}
          </MenuItem>
        ))}
      </Menu>
      {picks ? (
        <MediaPicker
          of={picks}
          onClose={() => setPicks(null)}
          onPick={(media_id) => {
            setPicks(null)
            insert(putBlock(picks, { media_id }))
          }}
        />
      ) : null}
    </>
  )
}
