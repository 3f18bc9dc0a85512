import { openKeptThings } from '../../../../browser/visit/kept-things.ts'
import { useQueryClient } from '../../../../session/use-query.ts'
import { useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useRole, useSession } from '../../../../session/session.ts'
import { showToast } from '../../../../ui/screen/toast.ts'
import { mergeKept } from '../merge-kept.ts'
import { savedTabs } from '../saved-tabs.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

const countOf = (kept: ReturnType<typeof openKeptThings>): number => kept.saved().length + Object.keys(kept.lessons()).length

/** What this browser kept before signing in: taken over, or dropped, as the person says. */
export function MergeCard() {
  const t = useIslandTexts('own')
  const { api } = useSession()
  const role = useRole()
  const queries = useQueryClient()
  const [kept] = useState(() => openKeptThings())
  const [count, setCount] = useState(() => countOf(kept))
  const [busy, setBusy] = useState(false)
  if (role === 'guest' || count === 0) return null

  async function take(): Promise<void> {
    setBusy(true)
    try {
      const all = await mergeKept({ api, kept })
      showToast({ title: t(all ? 'merge.taken' : 'merge.taken_in_part'), status: 'success' })
      savedTabs.post(null)
      await queries.invalidateQueries()
    } catch {
      showToast({ title: t('merge.failed'), status: 'error' })
    }
    setBusy(false)
    setCount(countOf(kept))
  }
  function drop(): void {
    kept.clear()
    savedTabs.post(null)
    setCount(0)
    showToast({ title: t('merge.dropped'), status: 'success' })
  }
  return (
    <section className="card flex flex-col gap-3 p-5">
      <h2 className="text-h3">{t('merge.title')}</h2>
      <p>
        <Changing>{t('merge.text', { count: String(count) })}</Changing>
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-first" aria-disabled={busy} onClick={() => !busy && void take()}>
          {t('merge.take')}
        </button>
        <button type="button" className="btn btn-text" onClick={drop}>
          {t('merge.drop')}
        </button>
      </div>
    </section>
  )
}
