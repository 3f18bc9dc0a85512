import type { Keeping } from '@himoya/kit/chat/outbox'
import { useEffect, useRef, useState } from 'react'
import { loadAnew } from '../../browser/visit/page-visit.ts'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { isReleaseGone } from './release-gone.ts'
import { showToast } from '../../ui/screen/toast.ts'
import { Changing } from '../../ui/screen/changing.tsx'

/** `miss`: a part of the panel was asked for and its code did not come. */
export type LostCode = { is_lost: boolean; miss: () => void }

export function useLostCode(): LostCode {
  const t = useIslandTexts('chat')
  const [is_lost, setLost] = useState(false)
  async function find(): Promise<void> {
    if (await isReleaseGone()) setLost(true)
    else showToast({ title: t('menu_failed'), status: 'error' })
  }
  return { is_lost, miss: () => void find() }
}

/** Calls `miss`, and then `giveUp`, when what a person asked for cannot come. */
export function useMissed(is_missed: boolean, { miss }: LostCode, giveUp: () => void): void {
  const latest = useRef({ miss, giveUp })
  latest.current = { miss, giveUp }
  useEffect(() => {
    if (!is_missed) return
    latest.current.miss()
    latest.current.giveUp()
  }, [is_missed])
}

/** The way out of a page that is older than the server: what was written outlives it, or it is said that it does not. */
export function LostCodeCard({ keeping }: { keeping: Keeping }) {
  const t = useIslandTexts('chat')
  return (
    <div className="grid shrink-0 gap-2 border-t border-line bg-surface p-3 text-small" role="alert">
      <p>
        <Changing>{t(keeping === 'page' ? 'outdated_page' : 'outdated')}</Changing>
      </p>
      <button type="button" className={keeping === 'page' ? 'btn btn-second' : 'btn btn-first'} onClick={loadAnew}>
        {t('reload')}
      </button>
    </div>
  )
}
