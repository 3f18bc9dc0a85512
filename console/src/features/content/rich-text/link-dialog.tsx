import { HREF_FORM } from '@himoya/contract/content/content-lists'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { EditorView } from 'prosemirror-view'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { linkAt, removeLink, setLink } from './links.ts'

/** Where the chosen words lead to. Only places our pages may lead to. */
export function LinkDialog({ view, onClose }: { view: EditorView; onClose(): void }) {
  const text = useText()
  const title = useId()
  const { href, words, from, to } = linkAt(view.state)
  const needs_words = from === to
  const [typed, setTyped] = useState(href ?? '')
  const [shown, setShown] = useState(words)
  const [wrong, setWrong] = useState(false)
  const leave = (): void => {
    onClose()
    setTimeout(() => view.focus())
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // a React form within another: its submit would go on to the outer one
    event.stopPropagation()
    const address = completed(typed)
    if (!HREF_FORM.test(address)) return setWrong(true)
    setLink(address, shown.trim() || address)(view.state, view.dispatch)
    leave()
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={title}>{text('rich.link')}</DialogTitle>
        <DialogContent>
          <LinkFields
            words={needs_words ? shown : null}
            address={typed}
            wrong={wrong}
            onWords={setShown}
            onAddress={(address) => {
              setTyped(address)
              setWrong(false)
            }}
          />
        </DialogContent>
        <DialogActions>
          {href === null ? null : (
            <Button
              color="error"
              onClick={() => {
                removeLink(view.state, view.dispatch)
                leave()
              }}
            >
              {text('rich.link_remove')}
            </Button>
          )}
          <Button variant="outlined" onClick={leave}>
            {text('content.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {text('rich.link_set')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  /** Null: words are chosen already. */
  words: string | null
  address: string
  wrong: boolean
  onWords(words: string): void
  onAddress(address: string): void
}

function LinkFields({ words, address, wrong, onWords, onAddress }: FieldsProps) {
  const text = useText()
  return (
    <>
      {words === null ? null : (
        <TextField
          autoFocus
          label={text('rich.link_words')}
          value={words}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={(event) => onWords(event.target.value)}
        />
      )}
      <TextField
        autoFocus={words === null}
        label={text('rich.link_to')}
        value={address}
        error={wrong}
        helperText={text(wrong ? 'rich.link_wrong' : 'rich.link_hint')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 500, inputMode: 'url' } }}
        onChange={(event) => onAddress(event.target.value)}
      />
    </>
  )
}

/** `gov.uz/help` is what people paste; a phone number is a call. */
function completed(typed: string): string {
  const address = typed.trim()
  if (/^\+?[\d\s()-]{3,20}$/.test(address)) return `tel:${address.replaceAll(/[\s()-]/g, '')}`
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(address)) return `https://${address}`
  return address
}
