import type { Alt } from '@himoya/contract/content/library'
import type { MediaKind } from '@himoya/contract/content/library-lists'
import { finishInLibrary } from '@himoya/kit/upload/library-upload'
import { useEffect, useState } from 'react'
import { useServices } from '../../../session/services.ts'
import { useSending } from './use-sending.ts'

/** One file that is being sent and described at the same time: it is put into the library when both are done. */
export function useUpload(file: File, of: MediaKind | null, onSaved: (id: string) => void) {
  const { api } = useServices()
  const { state, setState, share, problem, fail, send, upload_id } = useSending(file, of)
  const [alt, setAlt] = useState<Alt | null>(null)
  useEffect(() => {
    const id = upload_id.current
    if (state !== 'sent' || alt === null || id === null) return
    setState('checking')
    finishInLibrary(api, id, alt).then(
      (item) => {
        // It is a medium now, and no upload to be forgotten.
        upload_id.current = null
        onSaved(item.id)
      },
      (error: unknown) => {
        setAlt(null)
        fail({ error })
      },
    )
  }, [api, state, alt, fail, onSaved, setState, upload_id])
  return { state, share, problem, will_save: alt !== null, save: setAlt, again: () => void send() }
}
