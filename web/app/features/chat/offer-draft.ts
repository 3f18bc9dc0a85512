import { browserStorage } from '@himoya/kit/browser-storage'
import { DRAFT_KEY } from '../../session/visitor-session.ts'

/** `himoya:draft`: a text was begun for the person, and the text box shows it. */
export const DRAFT_EVENT = 'himoya:draft'

/** Begins the text with what the person came from (a lesson's name). What they have begun themselves stays. */
export function offerDraft(about: string): void {
  const storage = browserStorage('session')
  if (storage.get(DRAFT_KEY)) return
  storage.set(DRAFT_KEY, about)
  document.dispatchEvent(new Event(DRAFT_EVENT))
}
