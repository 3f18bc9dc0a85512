import type { Card } from '@himoya/contract/chat/chat'
import { Phone } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

type Plan = NonNullable<Card['plan']>

type PlanWordsProps = {
  plan: Plan
  /** To change it; absent where it is only read. */
  onOpen?: () => void
}

/** The person's own plan for a bad hour: who to call is one tap, and so is changing it. What is empty is not shown. */
export function PlanWords({ plan, onOpen }: PlanWordsProps) {
  const t = useIslandTexts('chat_more')
  const { warning_signs, helps, contacts, safe_place, version } = plan
  return (
    <div className="grid gap-2 py-1">
      <strong>{t('plan_title')}</strong>
      <Lines title={t('plan_warning_signs')} lines={warning_signs} />
      <Lines title={t('plan_helps')} lines={helps} />
      {contacts.length > 0 && (
        <div className="grid gap-1">
          <span className="text-ink-2">{t('plan_contacts')}</span>
          {contacts.map(({ name, phone }) =>
            phone === null ? (
              <span key={name} className="wrap-anywhere">
                {name}
              </span>
            ) : (
              <a key={name + phone} className="btn btn-soft wrap-anywhere" href={`tel:${phone}`}>
                <Icon of={Phone} />
                <span className="min-w-0">
                  {name !== phone && <Changing>{`${name}: `}</Changing>}
                  <span className="card-call whitespace-nowrap">{phone}</span>
                </span>
              </a>
            ),
          )}
        </div>
      )}
      <Lines title={t('plan_safe_place')} lines={safe_place === '' ? [] : [safe_place]} />
      <span className="text-meta text-ink-2">
        {t('plan_version', { version: String(version) })}. {t('plan_change')}
      </span>
      {onOpen && (
        <button type="button" className="btn btn-text min-h-11 justify-self-start px-0" onClick={onOpen}>
          {t('plan_open')}
        </button>
      )}
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="grid gap-1">
      <span className="text-ink-2">{title}</span>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
