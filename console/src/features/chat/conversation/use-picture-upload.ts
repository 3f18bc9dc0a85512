import { ApiError } from '@himoya/kit/session/api-client'
import { type ShrunkPicture, shrinkPicture } from '@himoya/kit/upload/shrink-picture'
import { cancelUpload, uploadFile } from '@himoya/kit/upload/upload'
import { useEffect, useRef, useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import type { ChatChannel } from './channels.ts'
import { useText } from '../../../i18n/use-text.ts'

type Options = { chat_id: string; channel: ChatChannel; file: File; onSent(): void }

/** A picture made small, then uploaded and sent. After a cut, sending again goes on where it stopped. */
export function usePictureUpload({ chat_id, channel, file, onSent }: Options) {
  const { api } = useServices()
  const text = useText()
  const [picture, setPicture] = useState<ShrunkPicture | null>()
  /** Share that has arrived; null while nothing is being sent. */
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload_id = useRef<string | null>(null)
  const abort = useRef<AbortController | null>(null)
  const sent = useRef(false)
  useEffect(() => {
    void shrinkPicture(file).then(setPicture)
  }, [file])
  useEffect(() => {
    return () => {
      abort.current?.abort()
      if (upload_id.current && !sent.current) void cancelUpload(api, chat_id, upload_id.current)
    }
  }, [api, chat_id])

  async function send(caption: string): Promise<void> {
    if (!picture) return
    abort.current = new AbortController()
    setProblem(null)
    setShare(0)
    try {
      const attachment = await uploadFile({
        api,
        chat_id,
        kind: 'image',
        blob: picture.blob,
        upload_id: upload_id.current,
        signal: abort.current.signal,
        onBegun: async (id) => void (upload_id.current = id),
        onProgress: setShare,
      })
      sent.current = true
      await channel.send(caption.trim(), attachment)
      onSent()
    } catch (error) {
      setShare(null)
      if (error instanceof ApiError && error.status === 404) upload_id.current = null
      setProblem(explain(error, text))
    }
  }

  return { picture, share, problem, send }
}
