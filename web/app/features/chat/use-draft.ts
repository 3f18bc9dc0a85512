import { useEffect, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { DRAFT_KEY } from '../../session/visitor-session.ts'
import { DRAFT_EVENT } from './offer-draft.ts'

/** The text being written. It outlives the panel's closing and a reload of the tab; the quick exit wipes it. */
export function useDraft(): [string, (text: string) => void, () => void] {
  const { tab_storage } = useSession()
  const [draft, setDraft] = useState(() => tab_storage.get(DRAFT_KEY) ?? '')
  useEffect(() => {
    const onOffer = (): void => setDraft(tab_storage.get(DRAFT_KEY) ?? '')
    document.addEventListener(DRAFT_EVENT, onOffer)
    return () => document.removeEventListener(DRAFT_EVENT, onOffer)
  }, [tab_storage])
  return [
    draft,
    (text) => {
      setDraft(text)
      if (text) tab_storage.set(DRAFT_KEY, text)
      else tab_storage.remove(DRAFT_KEY)
    },
    () => tab_storage.remove(DRAFT_KEY),
  ]
}
