import type { SignedIn } from '@himoya/contract/accounts/auth'
import { keepOfflineCard } from '../../../../browser/offline/offline-card.ts'
import { prepareSharedDevice } from '../../../../browser/visit/shared-device.ts'
import { useEffect, useRef, useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'

/**
 * Asked whenever somebody has signed up or in, before anything is kept (safety.md 3). The two answers weigh the same: neither
 * is chosen beforehand.
 */
export function DeviceQuestion({ answer, onSignedIn }: { answer: SignedIn; onSignedIn?: () => void }) {
  const { signIn } = useSession()
  const t = useIslandTexts('account')
  const title = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    title.current?.focus()
    // it carries the session from page to page when the phone is not theirs
    keepOfflineCard('/sw.js')
  }, [])

  async function choose(is_shared: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    if (is_shared) await prepareSharedDevice()
    signIn(answer, is_shared)
    onSignedIn?.()
  }

  return (
    <div className="flex flex-col gap-4">
      <h2 ref={title} tabIndex={-1} className="text-h3">
        {t('device.title')}
      </h2>
      <div className="grid grid-cols-2 gap-2">
        <button type="button" className="btn btn-second px-3" aria-disabled={busy} onClick={() => void choose(false)}>
          {t('device.mine')}
        </button>
        <button type="button" className="btn btn-second px-3" aria-disabled={busy} onClick={() => void choose(true)}>
          {t('device.not_mine')}
        </button>
      </div>
      <p>{t('device.if_not')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{t('device.nothing')}</li>
        <li>{t('device.quiet')}</li>
        <li>{t('device.reload')}</li>
        <li>{t('device.password')}</li>
      </ul>
    </div>
  )
}
