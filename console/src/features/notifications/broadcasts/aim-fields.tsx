import type { BroadcastBody } from '@himoya/contract/notifications/broadcasts'
import { AUDIENCES, REGION_CODES } from '@himoya/contract/people'
import { TextField } from '@mui/material'
import { Choose } from '../../../ui/choices/choose.tsx'
import { grouped } from '../../../ui/words/grouped.ts'
import { DateTimeField } from '../../content/public/fact-field.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './broadcasts.module.css'
import { useReach } from './use-broadcasts.ts'
import type { Fields } from './words-fields.tsx'

type Props = { draft: BroadcastBody; fields: Fields; onChange(part: Partial<BroadcastBody>): void }

/** Who gets it, when, and where it leads; with how many people that is. */
export function AimFields({ draft, fields, onChange }: Props) {
  const text = useText()
  const { audience, region, path, send_at } = draft
  const wrong = (name: string): string | undefined => {
    const code = fields[name]?.[0]
    return code && text(`field.${code}`)
  }
  return (
    <>
      <div className={styles.aim}>
        <Choose
          label={text('fact.audience')}
          value={audience ?? ''}
          none={text('broadcast.everybody')}
          options={AUDIENCES.map((value) => ({ value, label: text(`audience.${value}`) }))}
          onChoose={(value) => onChange({ audience: value || null })}
        />
        <Choose
          label={text('fact.region')}
          value={region ?? ''}
          none={text('content.any')}
          options={REGION_CODES.map((value) => ({ value, label: text(`region.${value}`) }))}
          onChoose={(value) => onChange({ region: value || null })}
        />
        <TextField
          label={text('broadcast.path')}
          value={path ?? ''}
          error={wrong('path') !== undefined}
          helperText={wrong('path') ?? text('broadcast.path_hint')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200, spellCheck: false } }}
          onChange={(event) => onChange({ path: pathIn(event.target.value) })}
        />
        <DateTimeField
          id="broadcast-send-at"
          label={text('broadcast.send_at')}
          value={send_at}
          problem={wrong('send_at')}
          readonly={false}
          onChange={(at) => onChange({ send_at: at })}
        />
      </div>
      <ReachLine audience={audience} region={region} />
    </>
  )
}

/** Editors copy addresses from the browser; what counts is what stands behind the language. */
const pathIn = (typed: string): string | null => typed.trim().replace(/^(https?:\/\/[^/]+)?\/(uz|ru|en)\//, '') || null

export function ReachLine({ audience, region }: Pick<BroadcastBody, 'audience' | 'region'>) {
  const text = useText()
  const lang = useLang()
  const reach = useReach({ audience, region })
  if (!reach.data) return null
  const { accounts } = reach.data
  return (
    <p className={styles.reach} role="status">
      {accounts === null ? text('broadcast.reach_few') : text('broadcast.reach', { count: grouped(accounts, lang) })}
    </p>
  )
}
