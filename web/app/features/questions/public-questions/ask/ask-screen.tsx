import type { Asked } from '@himoya/contract/questions/public-questions'
import { useEffect, useState } from 'react'
import { LEAVE_EVENT } from '../../../../browser/island-events.ts'
import type { IslandProps } from '../../../../ui/island/mount-island.tsx'
import { AskForm, type Category } from './ask-form.tsx'
import { SentScreen } from './sent-screen.tsx'

export type AskProps = IslandProps & { categories: readonly Category[] }

/** Ask, then the receipt or the way to one's own list; with help in front of both when words of risk stood in it. */
export function AskScreen({ categories }: { categories: readonly Category[] }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  // The receipt lives in this screen alone and goes with it.
  useEffect(() => {
    const leave = (): void => setAsked(null)
    document.addEventListener(LEAVE_EVENT, leave)
    return () => document.removeEventListener(LEAVE_EVENT, leave)
  }, [])
  return asked ? <SentScreen asked={asked} /> : <AskForm categories={categories} onAsked={setAsked} />
}
