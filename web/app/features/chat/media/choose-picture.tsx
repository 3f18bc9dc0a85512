import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useMediaContext } from './media-context.ts'

type ChoosePictureProps = {
  className: string
  /** The name of a button that is an icon alone. */
  label?: string
  /** Before the phone's own choice opens; false: it does not open. */
  onPress?: () => boolean | void
  children: ReactNode
}

/** A button that opens the phone's own choice of pictures; what is chosen is looked at before it goes. */
export function ChoosePicture({ className, label, onPress, children }: ChoosePictureProps) {
  const media = useMediaContext()!
  const file = useRef<HTMLInputElement>(null)

  function onChosen({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const chosen = currentTarget.files?.[0]
    // so that the same picture can be chosen again
    if (chosen) media.open({ kind: 'image', file: chosen })
    currentTarget.value = ''
  }

  return (
    <>
      <input ref={file} type="file" accept="image/*" hidden onChange={onChosen} />
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => void (onPress?.() === false || file.current?.click())}
      >
        {children}
      </button>
    </>
  )
}
