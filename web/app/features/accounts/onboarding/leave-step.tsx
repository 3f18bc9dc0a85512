import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/**
 * Shows in a small picture what the exit does. The real button is never caught or imitated: whoever must leave while
 * reading this leaves.
 */
export function LeaveStep() {
  const t = useIslandTexts('onboarding')
  const [gone, setGone] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <p>{t('leave_text')}</p>
      <p className="text-small text-ink-2 max-lg:hidden">{t('leave_keys')}</p>
      <div
        className={`grid h-36 place-items-center rounded-card border border-line p-4 text-center ${gone ? 'bg-white text-black' : 'bg-green-soft'}`}
        aria-live="polite"
      >
        <p>
          <Changing>{gone ? t('leave_after') : t('leave_before')}</Changing>
        </p>
      </div>
      {gone && <p>{t('leave_tried')}</p>}
      <button type="button" className="btn btn-soft" onClick={() => setGone(!gone)}>
        <Changing>{gone ? t('leave_again') : t('leave_try')}</Changing>
      </button>
    </div>
  )
}
