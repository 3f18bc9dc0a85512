import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@himoya/contract/notification-lists'
import type { Preference } from '@himoya/contract/notifications'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'

type Props = { choices: Preference; has_phone: boolean; onChange: (part: Pick<Preference, 'kinds'>) => void }

/** What about, and where: a box for each. SMS only where there is a number, and never without saying who may read along. */
export function KindChoices({ choices: { kinds }, has_phone, onChange }: Props) {
  const t = useIslandTexts('notifications')
  const channels = NOTIFICATION_CHANNELS.filter((channel) => channel !== 'sms' || has_phone)
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="text-left font-[650]">{t('choices.kinds')}</caption>
        <thead>
          <tr className="text-small text-ink-2">
            <th scope="col" className="sr-only">
              {t('choices.kind')}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-20 px-1 font-[400]">
                {t(`choices.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_KINDS.map((kind) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-[400] wrap-anywhere">
                {t(`choices.${kind}`)}
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label className="mx-auto grid size-11 place-items-center">
                    <input
                      type="checkbox"
                      className="size-5.5 accent-green"
                      aria-label={t('choices.cell', { kind: t(`choices.${kind}`), channel: t(`choices.${channel}`) })}
                      checked={kinds[kind][channel]}
                      onChange={({ target: { checked } }) =>
                        onChange({ kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: checked } } })
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {has_phone && <p className="banner banner-urgent">{t('choices.sms_warning')}</p>}
    </>
  )
}
