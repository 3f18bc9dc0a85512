import { useState } from 'react'
import { useUnsent } from '../flow/use-unsent.ts'
import type { Unsaid } from './use-saying.ts'

export type Unsent = {
  draft: string
  setDraft(text: string): void
  unsaid: Unsaid[]
  setUnsaid(change: (all: Unsaid[]) => Unsaid[]): void
}

/** What is written and not yet sent: in this page's memory alone. A reload asks first; the quick exit drops it and `onLeave`. */
export function useUnsentWords(onLeave: () => void): Unsent {
  const [draft, setDraft] = useState('')
  const [unsaid, setUnsaid] = useState<Unsaid[]>([])
  useUnsent(draft.trim() !== '' || unsaid.length > 0, () => {
    setDraft('')
    setUnsaid([])
    onLeave()
  })
  return { draft, setDraft, unsaid, setUnsaid }
}
