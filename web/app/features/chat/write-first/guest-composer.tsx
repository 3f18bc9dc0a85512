import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { LENGTHS } from '@himoya/contract/limits'
import { useRef } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { usePressedBefore } from '../first/use-pressed-before.ts'
import { MessageBox } from '../public/message-box.tsx'
import { useDraft } from '../use-draft.ts'
import { useWriteFirst } from './use-write-first.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

const SAID = { rests: 'write_first', comes: 'write_comes', waits: 'write_waits', busy: 'write_busy' } as const

/** Where a guest writes. The text stays in the box until the chat that comes has it. */
export function GuestComposer({ onMade }: { onMade: (made: NicknameMade) => void }) {
  const { lang } = useSession()
  const t = useIslandTexts('chat')
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, write] = useDraft()
  const { asking, press, cancel } = useWriteFirst(onMade)
  const length = [...draft.trim()].length
  const can_send = length > 0 && length <= LENGTHS.message && asking.step !== 'comes'
  const change = (text: string): void => {
    cancel()
    write(text)
  }

  usePressedBefore(can_send, press)
  const nameless = length > 0 && (
    <button type="submit" className="btn btn-first mt-2 w-full" disabled={!can_send}>
      {t('send_nameless')}
    </button>
  )

  return (
    <>
      <p
        className="shrink-0 border-t border-line bg-surface px-4 pt-2 text-small text-ink-2"
        role={asking.step === 'rests' ? undefined : 'alert'}
      >
        <Changing>{asking.step === 'refused' ? asking.why : t(SAID[asking.step])}</Changing>{' '}
        {asking.step === 'rests' && (
          <a className="inline-block py-0.5" href={`/${lang}/terms`} target="_blank" rel="noreferrer">
            {t('write_terms')}
          </a>
        )}
      </p>
      <MessageBox
        {...{ box, draft, length, can_send }}
        write={change}
        busy={false}
        below={nameless}
        send={() => can_send && press()}
      />
    </>
  )
}
