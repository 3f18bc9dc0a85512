import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@himoya/contract/notifications/notification-lists'
import type { Preference } from '@himoya/contract/notifications/notifications'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'

type Props = { choices: Preference; has_phone: boolean; onChange: (part: Pick<Preference, 'kinds'>) => void }

/** What about, and where: a box for each. SMS only where there is a number, and never without saying who may read along. */
export function KindChoices({ choices: { kinds }, has_phone, onChange }: Props) {
  const t = useIslandTexts('notifications')
  const channels = NOTIFICATION_CHANNELS.filter((channel) => channel !== 'sms' || has_phone)
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-[650]">{t('choices.kinds')}</h3>
      <ul>
        {NOTIFICATION_KINDS.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1">
            <span className="min-w-0">{t(`choices.${kind}`)}</span>
            <span className="flex gap-x-4">
              {channels.map((channel) => (
                <label key={channel} className="flex min-h-11 items-center gap-2 text-small text-ink-2">
                  <input
                    type="checkbox"
                    className="size-5.5 accent-green"
                    aria-label={t('choices.cell', { kind: t(`choices.${kind}`), channel: t(`choices.${channel}`) })}
                    checked={kinds[kind][channel]}
                    onChange={({ target: { checked } }) =>
                      onChange({ kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: checked } } })
                    }
                  />
                  {t(`choices.${channel}`)}
                </label>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {has_phone && <p className="banner banner-urgent">{t('choices.sms_warning')}</p>}
    </div>
  )
}
