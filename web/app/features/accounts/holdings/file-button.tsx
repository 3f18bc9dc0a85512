import type { AccountExport } from '@himoya/contract/accounts/auth'
import { Download } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { offerFile } from '../../../browser/calls/transcript.ts'

/** A file outlives the page, the exit and the account, so it is asked once more and its name says nothing. */
export function FileButton({ own }: { own: AccountExport }) {
  const t = useIslandTexts('holdings')
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <button type="button" className="btn btn-first" onClick={() => setAsking(true)}>
        <Icon of={Download} />
        {t('file')}
      </button>
    )
  }
  return (
    <section className="banner banner-urgent grid grid-cols-1 gap-3" role="alert">
      <p>{t('file_note')}</p>
      <button type="button" className="btn btn-second" autoFocus onClick={() => setAsking(false)}>
        {t('file_no')}
      </button>
      <button
        type="button"
        className="btn btn-first"
        onClick={() => {
          offerFile('nusxa', JSON.stringify(own, null, 2), 'json')
          setAsking(false)
        }}
      >
        {t('file_yes')}
      </button>
    </section>
  )
}
