import { isPictureWarned } from '../../../browser/media/media-notes.ts'
import { hasMicrophone } from '../../../browser/media/microphone.ts'
import { Image, Mic } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { useMediaContext } from './media-context.ts'

const BUTTON = 'grid h-11.5 w-11 shrink-0 place-items-center rounded-full text-ink-2'

/**
 * Beside the text box: a picture, and where there is a microphone, a voice note. Nothing for a guest. Before the very first picture
 * it is said what not to send.
 */
export function MediaButtons() {
  const t = useIslandTexts('chat')
  const media = useMediaContext()
  const [can_record, setCanRecord] = useState(false)
  useEffect(() => {
    void hasMicrophone().then(setCanRecord)
  }, [])
  if (!media) return null

  function mayChoose(): boolean {
    if (isPictureWarned()) return true
    media!.open({ kind: 'warning' })
    return false
  }

  return (
    <div className="-ml-1.5 flex shrink-0">
      <ChoosePicture className={BUTTON} label={t('add_picture')} onPress={mayChoose}>
        <Icon of={Image} />
      </ChoosePicture>
      {can_record && (
        <button type="button" className={BUTTON} aria-label={t('add_voice')} onClick={() => media.open({ kind: 'voice' })}>
          <Icon of={Mic} />
        </button>
      )}
    </div>
  )
}
