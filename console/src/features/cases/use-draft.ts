import { useEffect, useState } from 'react'
import { useServices } from '../../session/services.ts'

/** What is typed on a case and not stored; it outlives a reload of the tab and goes at sign-out. */
export function useDraft(place: string): [string, (words: string) => void] {
  const { drafts } = useServices()
  const [draft, setDraft] = useState(() => drafts.read(place))
  useEffect(() => drafts.write(place, draft), [drafts, place, draft])
  return [draft, setDraft]
}
