import type { ContentOne } from '@himoya/contract/content/editing'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Completeness } from './completeness.tsx'
import { DateTimeField } from './public/fact-field.tsx'
import type { Saving } from './use-saving.ts'
import { useNotify } from '../../ui/notices/use-notify.ts'

type Props = { one: ContentOne; saving: Saving; onClose(): void }

/** Now or at a time, for good or until a time. */
export function PublishDialog({ one, saving, onClose }: Props) {
  const text = useText()
  const notify = useNotify()
  const title = useId()
  const field = useId()
  const [later, setLater] = useState(one.publish_at !== null)
  const [publish_at, setPublishAt] = useState(one.publish_at)
  const [archive_at, setArchiveAt] = useState(one.archive_at)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const published = await saving.act('publish', { publish_at: later ? publish_at : null, archive_at })
    onClose()
    if (published) notify(text(later ? 'action_done.schedule' : 'action_done.publish'), 'success')
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{text('publish.title')}</DialogTitle>
        <DialogContent>
          <p>{text('publish.read')}</p>
          <Completeness of={one.completeness} />
          <RadioGroup
            aria-label={text('publish.when')}
            value={later ? 'later' : 'now'}
            onChange={(_, value) => setLater(value === 'later')}
          >
            <FormControlLabel value="now" control={<Radio />} label={text('publish.now')} />
            <FormControlLabel value="later" control={<Radio />} label={text('publish.later')} />
          </RadioGroup>
          {later ? (
            <DateTimeField
              id={`${field}-from`}
              label={text('publish.from')}
              value={publish_at}
              problem={undefined}
              readonly={false}
              onChange={setPublishAt}
            />
          ) : null}
          <DateTimeField
            id={`${field}-until`}
            label={text('publish.until')}
            value={archive_at}
            problem={undefined}
            readonly={false}
            onChange={setArchiveAt}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('content.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={saving.busy || (later && publish_at === null)}>
            {text(later ? 'publish.schedule' : 'action.publish')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
