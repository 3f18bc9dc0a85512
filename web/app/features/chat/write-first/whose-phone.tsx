import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { DeviceQuestion } from '../../accounts/account/public/device-question.tsx'
import { SecrecyNote } from '../secrecy-note.tsx'

/**
 * The one tap between a first message and its sending: what stays secret and what does not, and whose phone it is (safety.md 3, 7).
 * It comes with the panel: what is asked for in a moment without a network may not come until the page is opened anew.
 */
export function WhosePhone({ answer }: { answer: NicknameMade }) {
  return (
    <div className="flex grow flex-col gap-4 overflow-y-auto p-4">
      <SecrecyNote />
      <DeviceQuestion answer={answer} />
    </div>
  )
}
