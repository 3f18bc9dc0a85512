import type { StaffChatView } from '@himoya/kit/chat/staff-socket'
import { useEffect, useState } from 'react'
import type { ChatChannel } from './channels.ts'

/**
 * Tells the server up to where the answering counsellor has read: what stands at the bottom of a page somebody looks at.
 * Who only looks on marks nothing. Answers what the list calls when its bottom comes into sight or leaves it.
 */
export function useReadMark(channel: ChatChannel | null, view: StaffChatView): (at_bottom: boolean) => void {
  const [at_bottom, setAtBottom] = useState(true)
  const visible = useVisible()
  const last_seq = view.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (channel && at_bottom && visible && last_seq > 0) channel.read(last_seq)
  }, [channel, at_bottom, visible, last_seq])
  return setAtBottom
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = (): void => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return visible
}
