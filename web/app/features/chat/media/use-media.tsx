import type { Language } from '@himoya/contract/languages'
import type { MediaSender, PendingMedia } from '../../../browser/media/media-sender.ts'
import { isMediaWaiting } from '../../../browser/media/media-notes.ts'
import { useQuery } from '../../../session/use-query.ts'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IslandTexts } from '../../../i18n/island-texts.tsx'
import { useSession } from '../../../session/session.ts'
import { LEAVE_EVENT } from '../../../browser/island-events.ts'
import { type LostCode, useMissed } from '../lost-code.tsx'
import type { ChatScreen } from '../use-chat.ts'
import { type Media, MediaContextProvider, type MediaStep } from './media-context.ts'

const WORDS = {
  uz: () => [import('../../../i18n/uz/chat-media.ts'), import('../../../i18n/uz/voice.ts')] as const,
  ru: () => [import('../../../i18n/ru/chat-media.ts'), import('../../../i18n/ru/voice.ts')] as const,
  en: () => [import('../../../i18n/en/chat-media.ts'), import('../../../i18n/en/voice.ts')] as const,
}

async function loadParts(lang: Language) {
  const [{ media_parts }, { chat_media }, { voice }] = await Promise.all([import('./media-parts.ts'), ...WORDS[lang]()])
  return { parts: media_parts, words: { chat_media, voice } }
}

const useParts = (lang: Language, requested: boolean) =>
  useQuery({
    queryKey: ['MediaParts', lang],
    queryFn: () => loadParts(lang),
    enabled: requested,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Pictures and voice notes of one chat. Their code is asked for by the first of them, or by what an earlier page left over. */
export function useMedia(chat: ChatScreen, lost: LostCode): Media {
  const { lang } = useSession()
  const [step, setStep] = useState<MediaStep | null>(null)
  const [requested, setRequested] = useState(isMediaWaiting)
  const { data: loaded, isError } = useParts(lang, requested)
  const parts = loaded?.parts ?? null
  const { sender, pending } = useSender(chat, parts)
  const request = useCallback(() => setRequested(true), [])

  useMissed(isError && step !== null, lost, () => setStep(null))

  return useMemo(
    () => ({
      pending,
      step,
      open(next) {
        request()
        setStep(next)
      },
      close: () => setStep(null),
      send: async (media) => sender?.send(media),
      retry: (id) => void sender?.retry(id),
      cancel: (id) => void sender?.cancel(id),
      parts: sender ? parts : null,
      request,
    }),
    [pending, step, sender, parts, request],
  )
}

function useSender({ client, chat_id, earlier }: ChatScreen, parts: Media['parts']) {
  const session = useSession()
  const [sender, setSender] = useState<MediaSender | null>(null)
  const [pending, setPending] = useState<readonly PendingMedia[]>([])
  // only a new sender asks for it
  const ended = useRef<string[]>([])
  ended.current = earlier.map(({ id }) => id)

  useEffect(() => {
    if (!parts || !client || !chat_id) return
    const opened = parts.openSender({ session, chat_id, client, ended_chat_ids: ended.current, onChange: setPending })
    setSender(opened)
    document.addEventListener(LEAVE_EVENT, opened.stop)
    return () => {
      document.removeEventListener(LEAVE_EVENT, opened.stop)
      opened.stop()
      setSender(null)
      setPending([])
    }
  }, [parts, session, client, chat_id])

  return { sender, pending }
}

const NO_WORDS = {}

/** Hands media down, with the words that came with its code. */
export function MediaProvider({ media, children }: { media: Media; children: ReactNode }) {
  const { lang } = useSession()
  const words = useParts(lang, false).data?.words
  return (
    <MediaContextProvider value={media}>
      <IslandTexts lang={lang} texts={words ?? NO_WORDS}>
        {children}
      </IslandTexts>
    </MediaContextProvider>
  )
}
