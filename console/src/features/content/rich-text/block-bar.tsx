import { HELP_CARDS } from '@himoya/contract/content/content-lists'
import { Button, TextField } from '@mui/material'
import { Trash2 } from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { deleteBlock, setAttribute, topBlock } from './commands.ts'
import styles from './rich-text.module.css'

type Props = { view: EditorView; state: EditorState }

/** What belongs to the block at the cursor besides its words. */
export function BlockBar({ view, state }: Props) {
  const text = useText()
  const { node } = topBlock(state)
  const run = (command: Command): void => void command(view.state, view.dispatch, view)
  const { name } = node.type
  if (name === 'quote') {
    return (
      <div className={styles.bar}>
        <Line
          label={text('rich.source')}
          value={node.attrs['source'] as string}
          most={200}
          onChange={(value) => run(setAttribute('source', value))}
        />
      </div>
    )
  }
  if (!node.isAtom) return null
  return (
    <div className={styles.bar}>
      {name === 'help' ? (
        <Choose
          label={text('rich.help')}
          value={node.attrs['card'] as 'chat'}
          options={HELP_CARDS.map((value) => ({ value, label: text(`rich.card.${value}`) }))}
          onChoose={(card) => card && run(setAttribute('card', card))}
        />
      ) : (
        <Line
          label={text('rich.caption')}
          value={node.attrs['caption'] as string}
          most={300}
          onChange={(value) => run(setAttribute('caption', value))}
        />
      )}
      <Button
        color="error"
        startIcon={<Trash2 size={16} />}
        onClick={() => {
          run(deleteBlock)
          view.focus()
        }}
      >
        {text('rich.remove')}
      </Button>
    </div>
  )
}

type LineProps = { label: string; value: string; most: number; onChange(value: string): void }

function Line({ label, value, most, onChange }: LineProps) {
  return (
    <TextField
      label={label}
      value={value}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: most } }}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
