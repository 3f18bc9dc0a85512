import { Button } from '@mui/material'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../../../ui/messages/messages.module.css'
import type { ChatChannel } from './channels.ts'

type Progress = 'idle' | 'reading' | 'failed'
type Props = { channel: ChatChannel; box: RefObject<HTMLElement | null>; first_seq: number | undefined }

/**
 * What came before, read when the top comes into sight; the button is for the keyboard, and for another try. Seq 1 is the
 * beginning of every chat, so it is known without asking whether there is more.
 */
export function OlderMessages({ channel, box, first_seq = 1 }: Props) {
  const text = useText()
  const [progress, setProgress] = useState<Progress>('idle')
  const read = useCallback(async () => {
    setProgress('reading')
    try {
      await channel.readOlder()
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }, [channel])
  const mark = useReadAtTop(box, progress === 'idle' && first_seq > 1, first_seq, read)
  if (first_seq <= 1) return <p className={styles.beginning}>{text('chat.beginning')}</p>
  return (
    <div ref={mark} className={styles.older}>
      {progress === 'failed' ? <p role="alert">{text('chat.older_failed')}</p> : null}
      <Button variant="outlined" disabled={progress === 'reading'} onClick={() => void read()}>
        {text(progress === 'reading' ? 'app.loading' : 'chat.older')}
      </Button>
    </div>
  )
}

/** Reads once for each oldest message; not before somebody has scrolled, since a list opens at its end. */
function useReadAtTop(box: Props['box'], wanted: boolean, first_seq: number, read: () => Promise<void>) {
  const mark = useRef<HTMLDivElement>(null)
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (!wanted || !mark.current || !box.current) return undefined
    const list = box.current
    const observer = new IntersectionObserver(
      (seen) => {
        const in_sight = seen.some(({ isIntersecting }) => isIntersecting) && list.scrollHeight > list.clientHeight
        if (!in_sight || asked.current === first_seq) return
        asked.current = first_seq
        void read()
      },
      { root: list, rootMargin: '120px 0px 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [box, wanted, first_seq, read])
  return mark
}
