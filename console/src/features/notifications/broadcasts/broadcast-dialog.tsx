import type { Broadcast, BroadcastBody } from '@himoya/contract/notifications/broadcasts'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useText } from '../../../i18n/use-text.ts'
import { AimFields } from './aim-fields.tsx'
import { PhoneLook } from './phone-look.tsx'
import { useSaveBroadcast } from './use-broadcasts.ts'
import { WordsFields } from './words-fields.tsx'

const NO_WORDS = { title: '', text: '' }
const BLANK: BroadcastBody = {
  audience: null,
  region: null,
  path: null,
  texts: { uz: NO_WORDS, ru: NO_WORDS, en: NO_WORDS },
  send_at: null,
}

/** `broadcast` null: a new one. Closing it with something typed asks first. */
export function BroadcastDialog({ broadcast, onClose }: { broadcast: Broadcast | null; onClose(): void }) {
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const title = useId()
  const [draft, setDraft] = useState<BroadcastBody>(() => bodyOf(broadcast ?? BLANK))
  const [asks, setAsks] = useState(false)
  const [theirs, setTheirs] = useState<Broadcast | null>(null)
  // once their words have been shown beside mine, saving mine is a decision
  const save = useSaveBroadcast(theirs ?? broadcast, setTheirs)
  const changed = JSON.stringify(draft) !== JSON.stringify(bodyOf(broadcast ?? BLANK))
  const fields = save.error instanceof ApiError ? save.error.fields : {}
  const change = (part: Partial<BroadcastBody>): void => setDraft((now) => ({ ...now, ...part }))
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      await save.mutateAsync(draft)
    } catch (error) {
      return failed(error)
    }
    notify(text('content.saved'), 'success')
    onClose()
  }
  return (
    <Dialog open onClose={() => (changed ? setAsks(true) : onClose())} aria-labelledby={title} maxWidth="lg" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={title}>{text(broadcast ? 'broadcast.edit' : 'broadcast.new')}</DialogTitle>
        <DialogContent>
          {theirs ? <Theirs theirs={theirs} /> : null}
          <WordsFields texts={draft.texts} fields={fields} onChange={(texts) => change({ texts })} />
          <AimFields draft={draft} fields={fields} onChange={change} />
          <PhoneLook texts={draft.texts} />
        </DialogContent>
        <DialogActions>
          {asks ? <span role="status">{text('broadcast.close_ask')}</span> : null}
          <Button variant="outlined" onClick={() => (changed && !asks ? setAsks(true) : onClose())}>
            {text(asks ? 'broadcast.close_anyway' : 'content.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={save.isPending || !changed}>
            {text(save.isPending ? 'content.saving' : 'content.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Theirs({ theirs }: { theirs: Broadcast }) {
  const text = useText()
  return (
    <div role="status">
      <strong>{text('broadcast.theirs', { alias: theirs.author })}</strong>
      <PhoneLook texts={theirs.texts} />
    </div>
  )
}

const bodyOf = ({ audience, region, path, texts, send_at }: BroadcastBody): BroadcastBody => ({
  audience,
  region,
  path,
  texts,
  send_at,
})
