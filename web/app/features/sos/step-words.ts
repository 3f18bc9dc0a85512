import type { SosView } from '@himoya/kit/sos-call'
import type { SosTexts } from './sos-texts.ts'

/** What the sheet says of the call: a promise is only one that is kept, and nobody is promised who was not asked. */
export function stepWords({ step, failed, call }: SosView, t: SosTexts): { title: string; text: string } {
  if (step === 'sending') return failed ? { title: t.failed, text: t.failed_text } : { title: t.sending, text: '' }
  if (step === 'sent') return { title: t.sent, text: call?.someone_there ? t.sent_text : t.nobody }
  if (step === 'accepted')
    return { title: t.accepted, text: call?.cancelled ? t.told_mistake : t.accepted_text.replace('{name}', call?.by ?? '') }
  if (step === 'false_alarm' && call?.accepted_at === null) return { title: t.cancelled, text: t.cancelled_text }
  return { title: step === 'handed_to_112' ? t.over_112 : t.over, text: t.over_text }
}
