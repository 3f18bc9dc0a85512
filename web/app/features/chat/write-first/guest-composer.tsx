import type { NicknameMade } from '@himoya/contract/auth'
import { LENGTHS } from '@himoya/contract/limits'
import { useRef } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { usePressedBefore } from '../first/use-pressed-before.ts'
import { MessageBox } from '../public/message-box.tsx'
import { useDraft } from '../use-draft.ts'
import { useWriteFirst } from './use-write-first.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/** Where a guest writes. The text stays in the box until the chat that comes has it. */
export function GuestComposer({ onMade }: { onMade: (made: NicknameMade) => void }) {
  const { lang } = useSession()
  const t = useIslandTexts('chat')
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, write] = useDraft()
  const { begin, busy, failed } = useWriteFirst(onMade)
  const length = [...draft.trim()].length
  const can_send = length > 0 && length <= LENGTHS.message && !busy

  usePressedBefore(can_send, begin)
  const nameless = length > 0 && (
    <button type="submit" className="btn btn-first mt-2 w-full" disabled={!can_send}>
      {t('send_nameless')}
    </button>
  )

  return (
    <>
      <p
        className="shrink-0 border-t border-line bg-surface px-4 pt-2 text-small text-ink-2"
        role={failed || busy ? 'alert' : undefined}
      >
        <Changing>{failed ? t('write_failed') : busy ? t('sending') : t('write_first')}</Changing>{' '}
        {!failed && !busy && (
          <a className="inline-block py-0.5" href={`/${lang}/terms`} target="_blank" rel="noreferrer">
            {t('write_terms')}
          </a>
        )}
      </p>
      <MessageBox {...{ box, draft, write, length, busy, can_send }} below={nameless} send={() => can_send && void begin()} />
    </>
  )
}
