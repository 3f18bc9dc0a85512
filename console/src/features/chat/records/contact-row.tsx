import type { ContactRecord } from '@himoya/contract/chat/records'
import { formatChatTime } from '@himoya/kit/dates'
import { Button, Chip } from '@mui/material'
import styles from '../../../ui/pages/page.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import record_styles from './records.module.css'

const MINUTE_MS = 60_000

export function ContactRow({ record, onOpen }: { record: ContactRecord; onOpen(): void }) {
  const text = useText()
  const lang = useLang()
  const { kind, who, age_band, region_code, forms, topics, risk, outcome, counsellor, started_at, ended_at } = record
  const minutes = Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / MINUTE_MS))
  const facts = [
    text(`who.${who}`),
    age_band && text(`age.${age_band}`),
    region_code && text(`region.${region_code}`),
    text(`outcome.${outcome}`),
  ]
  return (
    <div className={styles.row}>
      <div className={styles.row_head}>
        <strong>{text(`records.kind_${kind}`)}</strong>
        <LangBadge lang={record.lang} />
        <RiskTag risk={risk} />
        <span className={styles.row_end}>
          {formatChatTime(ended_at, lang)} · {text('records.minutes', { count: minutes })}
        </span>
      </div>
      <p className={styles.words}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={record_styles.tags}>
        {forms.map((form) => (
          <Chip key={form} color="warning" variant="outlined" label={text(`form.${form}`)} />
        ))}
        {topics.map((topic) => (
          <Chip key={topic} variant="outlined" label={text(`topic.${topic}`)} />
        ))}
      </div>
      <div className={styles.row_head}>
        <span className={styles.meta}>{counsellor.alias}</span>
        <Button onClick={onOpen}>{text(record.can_change ? 'records.wrap_up_change' : 'records.wrap_up_show')}</Button>
      </div>
    </div>
  )
}

export function RiskTag({ risk }: { risk: ContactRecord['risk'] }) {
  const text = useText()
  return (
    <span className={record_styles.risk} data-risk={risk}>
      {text(`risk.${risk}`)}
    </span>
  )
}
