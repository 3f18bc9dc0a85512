import { formatChatTime, formatDate } from '@himoya/kit/dates'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useSession } from '../../../session/session.ts'
import { type PartProps, Rows } from './rows.tsx'

export function ResultsPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <Section title={t('results.title')}>
      <Rows of={own.results} whole={whole}>
        {({ test, score, max, result, shared_at, created_at }) => (
          <>
            <h3 className="font-[650]">{test}</h3>
            <p className="text-small text-ink-2">{formatChatTime(created_at, lang)}</p>
            <p>
              {result}, {t('results.score', { score: String(score), max: String(max) })}
            </p>
            {shared_at && <p>{t('results.shared', { when: formatChatTime(shared_at, lang) })}</p>}
          </>
        )}
      </Rows>
    </Section>
  )
}

export function NotificationsPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <Section title={t('notifications.title')}>
      <Rows of={own.notifications} whole={whole}>
        {({ title, text, created_at }) => (
          <>
            <p className="font-[650]">{title}</p>
            <p>{text}</p>
            <p className="text-small text-ink-2">{formatChatTime(created_at, lang)}</p>
          </>
        )}
      </Rows>
    </Section>
  )
}

export function LearningPart({ own: { learning }, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  const done = learning.lessons.filter(({ state }) => state === 'done').length
  return (
    <Section title={t('learning.title')}>
      <p>{t('learning.lessons', { count: String(learning.lessons.length), done: String(done) })}</p>
      {learning.certificates.length > 0 && (
        <Rows of={learning.certificates} whole={whole}>
          {({ code, name, course, issued_at }) => (
            <>
              <p>{t('learning.certificate', { code, title: course.title, name })}</p>
              <p className="text-small text-ink-2">{formatDate(issued_at, lang)}</p>
            </>
          )}
        </Rows>
      )}
    </Section>
  )
}

export function SavedPart({ own, whole }: PartProps) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <Section title={t('saved.title')}>
      <Rows of={own.saved} whole={whole}>
        {({ object, created_at }) => (
          <>
            <p>{object?.title ?? t('saved.gone')}</p>
            <p className="text-small text-ink-2">{formatDate(created_at, lang)}</p>
          </>
        )}
      </Rows>
    </Section>
  )
}
