import type { Preference } from '@himoya/contract/notifications/notifications'
import { useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'

type Quiet = Preference['quiet']
/** What stands there first: a night. */
const NIGHT = { from: '22:00', until: '08:00' }

/** Hours without a sound. The times are kept when a field is left, not at each of its digits. */
export function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const t = useIslandTexts('notifications')
  const [times, setTimes] = useState(quiet ?? NIGHT)
  const is_same = times.from === times.until
  function keep(): void {
    const is_whole = times.from !== '' && times.until !== '' && !is_same
    if (is_whole && (times.from !== quiet?.from || times.until !== quiet.until)) onChange(times)
  }
  return (
    <div className="flex flex-col gap-3">
      <label className="choice font-[650]">
        <input
          type="checkbox"
          aria-describedby="quiet-hint"
          checked={quiet !== null}
          onChange={({ target: { checked } }) => onChange(checked ? times : null)}
        />
        {t('choices.quiet')}
      </label>
      <p id="quiet-hint" className="hint">
        {t('choices.quiet_hint')}
      </p>
      {quiet && (
        <div className="flex flex-wrap gap-3">
          {(['from', 'until'] as const).map((end) => (
            <label key={end} className="field grow">
              <span className="label">{t(`choices.${end}`)}</span>
              <input
                type="time"
                className="input"
                required
                value={times[end]}
                aria-invalid={is_same}
                aria-describedby={is_same ? 'quiet-same' : undefined}
                onChange={({ target: { value } }) => setTimes({ ...times, [end]: value })}
                onBlur={keep}
              />
            </label>
          ))}
          {is_same && (
            <p id="quiet-same" className="field-error" role="alert">
              {t('choices.quiet_same')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
