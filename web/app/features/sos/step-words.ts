import type { SosView } from '../../browser/sos/sos-call.ts'
import type { SosTexts } from '../../i18n/sos-texts.ts'

/** What the sheet says of the call. Once it is there the server says it: it alone knows who is there. */
export function stepWords({ failed, call }: SosView, t: SosTexts): { title: string; text: string } {
  if (call) return call.said
  return failed ? { title: t.failed, text: t.failed_text } : { title: t.sending, text: '' }
}
