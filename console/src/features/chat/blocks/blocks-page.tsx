import type { Block } from '@himoya/contract/chat/desk'
import { formatChatTime } from '@himoya/kit/dates'
import { NothingHere, ScreenPage } from '../../../ui/pages/page.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { BlockWays } from './block-ways.tsx'
import styles from './blocks.module.css'
import { useBlocks } from './use-blocks.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

/** Supervisors decide here on what others asked for; a counsellor sees what became of their own requests. */
export function BlocksPage() {
  const text = useText()
  const blocks = useBlocks()
  return (
    <ScreenPage title={text('block.title')} hint={text('block.hint')}>
      <ReadState of={blocks} failed={text('block.failed')} />
      {blocks.data?.length === 0 ? (
        <NothingHere title={text('block.none')}>
          <p>{text('block.none_text')}</p>
        </NothingHere>
      ) : null}
      {blocks.data?.length ? (
        <ul className={styles.rows} aria-label={text('block.title')}>
          {blocks.data.map((block) => (
            <BlockRow key={block.id} block={block} />
          ))}
        </ul>
      ) : null}
    </ScreenPage>
  )
}

function BlockRow({ block }: { block: Block }) {
  const text = useText()
  const lang = useLang()
  const { person, state, reason, until, asked_by, decided_by } = block
  return (
    <li className={styles.row}>
      <p className={styles.row_head}>
        <strong>{person}</strong>
        <span className={state === 'asked' || state === 'confirmed' ? styles.state_open : styles.state}>
          {text(`block.${state}`)}
        </span>
        <span className={styles.quiet}>{text('block.until_at', { at: formatChatTime(until, lang) })}</span>
      </p>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.quiet}>
        {text('block.by', { alias: asked_by.alias })}
        {decided_by ? `. ${text('block.decided_by', { alias: decided_by.alias })}` : ''}
      </p>
      <BlockWays block={block} />
    </li>
  )
}
