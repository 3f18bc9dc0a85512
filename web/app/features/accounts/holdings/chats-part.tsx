import { formatChatTime, formatDate } from '@himoya/kit/dates'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useSession } from '../../../session/session.ts'
import { type PartProps, Rows, Written } from './rows.tsx'

/** Each chat folded; paper has them open. */
export function ChatsPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  return (
    <Section title={t('chats.title')}>
      {own.chats.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      {own.chats.map((chat) => (
        <Chat key={chat.id} chat={chat} answers={own.answers.find(({ chat_id }) => chat_id === chat.id)} whole={whole} />
      ))}
    </Section>
  )
}

type Own = PartProps['own']
type ChatProps = { chat: Own['chats'][number]; answers: Own['answers'][number] | undefined; whole: boolean }

function Chat({ chat, answers, whole }: ChatProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <details open={whole || undefined} className="border-line not-first:border-t">
      <summary className="min-h-11 cursor-pointer py-2.5 font-[650]">
        {t('chats.one', { when: formatDate(chat.created_at, lang) })}
      </summary>
      {answers?.safe_now === 'yes' && <p>{t('chats.safe_yes')}</p>}
      {answers?.safe_now === 'no' && <p>{t('chats.safe_no')}</p>}
      {chat.messages.length === 0 ? (
        <p className="text-ink-2">{t('chats.no_words')}</p>
      ) : (
        <Rows of={chat.messages} whole={whole}>
          {({ message, created_at, is_admin }) => (
            <Written who={t(is_admin ? 'chats.theirs' : 'chats.mine')} when={formatChatTime(created_at, lang)}>
              {message}
            </Written>
          )}
        </Rows>
      )}
      {answers?.text && <p className="whitespace-pre-wrap wrap-anywhere">{t('chats.survey', { text: answers.text })}</p>}
    </details>
  )
}
