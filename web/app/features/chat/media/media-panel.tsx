import { useMediaContext } from './media-context.ts'
import { PictureStep, Warning } from './picture-step.tsx'
import { VoiceStep } from './voice-step.tsx'

/** Stands where the text box was, until what was chosen is sent or put away. */
export function MediaPanel() {
  const { step, send, close } = useMediaContext()!
  if (!step) return null
  const onSend: typeof send = async (media) => {
    await send(media)
    close()
  }
  return (
    <section className="grid max-h-[75%] shrink-0 gap-3 overflow-y-auto border-t border-line bg-surface p-3">
      {step.kind === 'warning' ? (
        <Warning onCancel={close} />
      ) : step.kind === 'image' ? (
        <PictureStep key={step.file.name + step.file.lastModified} file={step.file} onSend={onSend} onCancel={close} />
      ) : (
        <VoiceStep onSend={onSend} onCancel={close} />
      )}
    </section>
  )
}
