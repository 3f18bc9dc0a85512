import { LENGTHS } from '@himoya/contract/limits'
import { SAFE_HOURS } from '@himoya/contract/reports/report-lists'
import type { SafeContact, SafeContactBody } from '@himoya/contract/chat/visitor'
import { type FormEvent, useState } from 'react'
import { useQuery, useQueryClient } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { LengthLine } from '../../../ui/forms/length-line.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'
import { showToast } from '../../../ui/screen/toast.ts'
import { ReadPart } from './read-part.tsx'

type StepProps = { chat_id: string; onDone: () => void }

/** When an answer does no harm, and a word that tells the person from whoever has their phone. The word is never shown again. */
export function SafeContactStep({ chat_id, onDone }: StepProps) {
  const { api } = useSession()
  const path = `chat/${chat_id}/safe-contact/`
  const own = useQuery({ queryKey: ['SafeContact', chat_id], queryFn: ({ signal }) => api.get<SafeContact>(path, { signal }) })
  return (
    <ReadPart query={own}>
      {(kept) => <ContactForm kept={kept} path={path} own_key={['SafeContact', chat_id]} onDone={onDone} />}
    </ReadPart>
  )
}

type FormProps = { kept: SafeContact; path: string; own_key: readonly string[]; onDone: () => void }

function ContactForm({ kept, path, own_key, onDone }: FormProps) {
  const { api } = useSession()
  const t = useIslandTexts('chat_more')
  const queries = useQueryClient()
  const [hours, setHours] = useState(kept.hours)
  const [word, setWord] = useState('')
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const length = [...word.trim()].length
  const is_too_long = length > LENGTHS.code_word

  async function agree(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (state === 'busy' || is_too_long) return
    setState('busy')
    const body: SafeContactBody = { hours, ...(length > 0 ? { code_word: word.trim() } : {}) }
    try {
      queries.setQueryData(own_key, await api.post<SafeContact>(path, body))
    } catch {
      // what was typed stays, and the sentence below says what to do
      return setState('failed')
    }
    setState('asking')
    setWord('')
    showToast({ title: t('contact_sent'), status: 'success' })
    onDone()
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void agree(event)}>
      <Hours said={hours} onSay={setHours} />
      <label className="grid gap-1.5">
        <span className="font-[650]">{t('contact_word')}</span>
        <input
          className="input"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={word}
          aria-invalid={is_too_long || undefined}
          aria-describedby="contact-word-hint contact-word-length"
          onChange={(event) => setWord(event.target.value)}
        />
      </label>
      <LengthLine id="contact-word-length" length={length} most={LENGTHS.code_word} />
      <p id="contact-word-hint" className="text-small text-ink-2">
        <Changing>{t(kept.has_code_word ? 'contact_word_is' : 'contact_word_hint')}</Changing>
      </p>
      <p role="alert" className="text-sos-ink empty:hidden">
        {state === 'failed' && <Changing>{t('failed')}</Changing>}
      </p>
      <button type="submit" className="btn btn-first" aria-disabled={state === 'busy' || is_too_long}>
        <Changing>{t('contact_send')}</Changing>
      </button>
    </form>
  )
}

type HoursProps = { said: SafeContact['hours']; onSay: (hours: SafeContact['hours']) => void }

function Hours({ said, onSay }: HoursProps) {
  const t = useIslandTexts('chat_more')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[650]">{t('contact_hours')}</legend>
      <div className="flex flex-wrap gap-2">
        {SAFE_HOURS.map((hour) => (
          <button
            key={hour}
            type="button"
            className="min-h-11 grow rounded-panel border-[1.5px] border-line-strong bg-surface px-3 font-[650] text-ink aria-pressed:border-green aria-pressed:bg-green-wash"
            aria-pressed={said === hour}
            onClick={() => onSay(said === hour ? null : hour)}
          >
            {t(`contact_${hour}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
