import type { EarlierChat } from '@himoya/contract/chat/desk'
import { formatDay } from '@himoya/kit/dates'
import { useState } from 'react'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import styles from '../care.module.css'
import facts_styles from '../../../../ui/facts/facts.module.css'
import { EarlierDialog } from '../earlier-dialog.tsx'
import { Loaded, Section } from '../../../../ui/facts/section.tsx'
import { useDesk } from './use-desk.ts'

export function EarlierSection({ chat_id }: { chat_id: string }) {
  const text = useText()
  const chats = useDesk<EarlierChat[]>(chat_id, 'earlier')
  const [open, setOpen] = useState<EarlierChat | null>(null)
  return (
    <Section title={text('care.earlier')}>
      <Loaded query={chats}>
        {(earlier) =>
          earlier.length === 0 ? (
            <p className={facts_styles.quiet}>{text('care.earlier_none')}</p>
          ) : (
            <ul className={styles.earlier}>
              {earlier.map((chat) => (
                <li key={chat.id}>
                  <EarlierRow chat={chat} onOpen={() => setOpen(chat)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {open ? <EarlierDialog chat_id={chat_id} earlier={open} onClose={() => setOpen(null)} /> : null}
    </Section>
  )
}

function EarlierRow({ chat, onOpen }: { chat: EarlierChat; onOpen(): void }) {
  const text = useText()
  const lang = useLang()
  const { created_at, counsellor, minutes, risk, curtained } = chat
  return (
    <button type="button" onClick={onOpen}>
      <span>{formatDay(created_at, lang)}</span>
      <span className={styles.earlier_words}>
        {text('care.earlier_line', { counsellor: counsellor ?? text('care.earlier_nobody'), minutes })}
        <span className={facts_styles.quiet}>
          {text(`risk.${risk}`)}
          {curtained ? `, ${text('care.earlier_curtained')}` : ''}
        </span>
      </span>
    </button>
  )
}
