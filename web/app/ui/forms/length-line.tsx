import { lengthWords } from '../../i18n/with-code/length-words.ts'
import { useSession } from '../../session/session.ts'
import { Changing } from '../screen/changing.tsx'

/**
 * Under a box for words. A limit that cuts what is pasted would lose its end without a word: what is too long is counted and
 * stays, and is not sent before it is shorter. Empty it takes no room, and is there all the same: a screen reader says what changes
 * in a region that it knows.
 */
export function LengthLine({ length, most, id }: { length: number; most: number; id?: string }) {
  const { lang } = useSession()
  const words = lengthWords(lang, length, most)
  return (
    <p
      id={id}
      role="status"
      className={`text-right text-small tabular-nums empty:absolute ${length > most ? 'text-sos-ink' : 'text-ink-2'}`}
    >
      {words !== '' && <Changing>{words}</Changing>}
    </p>
  )
}
