import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { formatChatTime, formatDate } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useSession } from '../../../session/session.ts'
import { ChatsPart } from './chats-part.tsx'
import { Leavings } from './leavings.tsx'
import { LearningPart, NotificationsPart, ResultsPart, SavedPart } from './other-parts.tsx'
import { numbered, type PartProps, Rows, Written } from './rows.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

/** All of it in the order in which people ask for it; each part says so when there is nothing. */
export function HoldingSections({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  return (
    <>
      <AccountPart own={own} />
      <DevicesPart own={own} whole={whole} />
      <ChatsPart own={own} whole={whole} />
      <QuestionsPart own={own} whole={whole} />
      <ReportsPart own={own} whole={whole} />
      <SosPart own={own} whole={whole} />
      <ResultsPart own={own} whole={whole} />
      <NotificationsPart own={own} whole={whole} />
      <LearningPart own={own} whole={whole} />
      <SavedPart own={own} whole={whole} />
      <Section title={t('questionnaires.title')}>
        <p>{own.questionnaires}</p>
      </Section>
      <Leavings days={own.kept_days} />
    </>
  )
}

function AccountPart({ own: { user } }: Pick<PartProps, 'own'>) {
  const t = useIslandTexts('holdings')
  const account = useIslandTexts('account')
  const { lang } = useSession()
  const rows: [string, string | null | undefined][] = [
    user.mode === 'phone' ? [t('account.phone'), user.phone] : [t('account.nickname'), user.nickname],
    [t('account.first_name'), user.first_name],
    [t('account.last_name'), user.last_name],
    [t('account.age_band'), user.age_band?.replace('-', '–')],
    [t('account.audience'), user.audience && account(`register.audience_${user.audience}`)],
    [t('account.region_code'), user.region_code],
    [t('account.lang'), LANGUAGE_NAMES[user.lang].name],
    [t('account.created_at'), formatDate(user.created_at, lang)],
  ]
  return (
    <Section title={t('account.title')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {rows.map(([name, value]) => (
          <Pair key={name} name={name}>
            {value || t('account.empty')}
          </Pair>
        ))}
      </dl>
    </Section>
  )
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

function DevicesPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <Section title={t('devices.title')}>
      <Rows of={own.sessions} whole={whole}>
        {({ device, current, last_used_at }) => (
          <>
            <p>
              <Changing>{current ? `${device} (${t('devices.current')})` : device}</Changing>
            </p>
            <p className="text-small text-ink-2">{t('devices.used', { when: formatChatTime(last_used_at, lang) })}</p>
          </>
        )}
      </Rows>
    </Section>
  )
}

function QuestionsPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <Section title={t('questions.title')}>
      <Rows of={own.questions} whole={whole}>
        {({ created_at, title, question, answer }) => (
          <>
            <h3 className="font-[650]">{title}</h3>
            <Written who={t('questions.asked')} when={formatChatTime(created_at, lang)}>
              {question}
            </Written>
            <p className="text-small text-ink-2">{t('questions.answer')}</p>
            <p className="whitespace-pre-wrap">{answer ?? t('questions.waiting')}</p>
          </>
        )}
      </Rows>
    </Section>
  )
}

function ReportsPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <Section title={t('reports.title')}>
      <Rows of={own.reports} whole={whole}>
        {({ ref, created_at, description, child_name, messages }) => (
          <>
            <h3 className="font-[650]">{t('reports.ref', { ref })}</h3>
            {child_name && <p>{t('reports.child', { name: child_name })}</p>}
            <Written who={t('reports.story')} when={formatChatTime(created_at, lang)}>
              {description}
            </Written>
            {numbered(messages).map(({ row: message, id }) => (
              <Written
                key={id}
                who={t(message.is_admin ? 'reports.theirs' : 'reports.mine')}
                when={formatChatTime(message.created_at, lang)}
              >
                {message.message}
              </Written>
            ))}
          </>
        )}
      </Rows>
    </Section>
  )
}

function SosPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <Section title={t('sos.title')}>
      <Rows of={own.sos} whole={whole}>
        {({ created_at, text, phone, place }) => (
          <>
            <p className="text-small text-ink-2">{formatChatTime(created_at, lang)}</p>
            <p className="whitespace-pre-wrap">{text || t('sos.no_words')}</p>
            {phone && <p>{t('sos.phone', { phone })}</p>}
            {place && <p>{t('sos.place', { place })}</p>}
          </>
        )}
      </Rows>
    </Section>
  )
}
