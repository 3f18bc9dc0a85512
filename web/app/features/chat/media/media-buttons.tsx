import { hasMicrophone } from '@himoya/kit/microphone'
import { Image, Mic } from 'lucide'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useMediaContext } from './media-context.ts'

const BUTTON = 'grid h-11.5 w-11 shrink-0 place-items-center rounded-full text-ink-2'

/** Beside the text box: a picture, and where there is a microphone, a voice note. Nothing for a guest. */
export function MediaButtons() {
  const t = useIslandTexts('chat')
  const media = useMediaContext()
  const file = useRef<HTMLInputElement>(null)
  const [can_record, setCanRecord] = useState(false)
  useEffect(() => void hasMicrophone().then(setCanRecord), [])
  if (!media) return null

  function onChosen({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const chosen = currentTarget.files?.[0]
    // so that the same picture can be chosen again
    if (chosen) media!.open({ kind: 'image', file: chosen })
    currentTarget.value = ''
  }

  return (
    <div className="-ml-1.5 flex shrink-0">
      <input ref={file} type="file" accept="image/*" hidden onChange={onChosen} />
      <button type="button" className={BUTTON} aria-label={t('add_picture')} onClick={() => file.current?.click()}>
        <Icon of={Image} />
      </button>
      {can_record && (
        <button type="button" className={BUTTON} aria-label={t('add_voice')} onClick={() => media.open({ kind: 'voice' })}>
          <Icon of={Mic} />
        </button>
      )}
    </div>
  )
}
