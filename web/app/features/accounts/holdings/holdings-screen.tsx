import type { AccountExport } from '@himoya/contract/accounts/auth'
import { formatChatTime } from '@himoya/kit/dates'
import { useQuery } from '../../../session/use-query.ts'
import { EyeOff, Printer } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { FailureCard } from '../../../ui/forms/failure-card.tsx'
import { useRole, useSession } from '../../../session/session.ts'
import { rememberWhereFrom } from '../../../session/where-to.ts'
import { HoldingSections } from './holding-sections.tsx'
import { FileButton } from './file-button.tsx'

/** A long history is collected, opened and sent in one answer. */
const EXPORT_MS = 120_000

/** Everything the person has here. It stays closed until they say that nobody looks on. */
export function HoldingsScreen() {
  const session = useSession()
  const role = useRole()
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (role === 'user') return
    rememberWhereFrom(session)
    location.replace(`/${session.lang}/auth/login`)
  }, [role, session])

  if (role === 'guest') return null
  return shown ? <Holdings onHide={() => setShown(false)} /> : <BeforeShowing onShow={() => setShown(true)} />
}

function BeforeShowing({ onShow }: { onShow: () => void }) {
  const t = useIslandTexts('holdings')
  return (
    <section className="card flex flex-col gap-3 p-5">
      <h2 className="text-h3">{t('warn_title')}</h2>
      <p>{t('warn_text')}</p>
      <button type="button" className="btn btn-first" onClick={onShow}>
        {t('show')}
      </button>
    </section>
  )
}

/** What is theirs and not on this page, by number, and where it is. */
function Apart({ own: { not_inside } }: { own: AccountExport }) {
  const t = useIslandTexts('holdings')
  const { where, pictures, voice_notes, report_files } = not_inside
  if (pictures + voice_notes + report_files === 0) return null
  return (
    <div className="banner grid">
      <p>{t('apart', { pictures: String(pictures), voice_notes: String(voice_notes), report_files: String(report_files) })}</p>
      <p>{where}</p>
    </div>
  )
}

function Holdings({ onHide }: { onHide: () => void }) {
  const { api, lang } = useSession()
  const t = useIslandTexts('holdings')
  const [whole, setWhole] = useState(false)
  const own = useQuery({
    queryKey: ['Holdings'],
    queryFn: ({ signal }) => api.get<AccountExport>('auth/export/', { signal, timeout_ms: EXPORT_MS }),
    staleTime: Infinity,
    // what was hidden again is gone from memory too
    gcTime: 0,
  })

  useEffect(() => {
    if (!whole) return
    print()
    setWhole(false)
  }, [whole])

  if (own.isError) return <FailureCard failure={own.error} onAgain={() => void own.refetch()} />
  if (!own.data) return <p role="status">{t('loading')}</p>
  return (
    <div className="flex flex-col gap-5">
      <p role="status">{t('shown', { when: formatChatTime(own.data.exported_at, lang) })}</p>
      <Apart own={own.data} />
      <div className="flex flex-col gap-3 print:hidden">
        <FileButton own={own.data} />
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-second grow" onClick={() => setWhole(true)}>
            <Icon of={Printer} />
            {t('print')}
          </button>
          <button type="button" className="btn btn-second grow" onClick={onHide}>
            <Icon of={EyeOff} />
            {t('hide')}
          </button>
        </div>
      </div>
      <HoldingSections own={own.data} whole={whole} />
    </div>
  )
}
