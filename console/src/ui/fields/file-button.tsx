import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

type Props = {
  label: string
  accept: string
  multiple?: boolean
  onFiles(files: File[]): void
} & Pick<ButtonProps, 'variant' | 'startIcon' | 'disabled'>

/** A button that asks for files. */
export function FileButton({ label, accept, multiple = false, onFiles, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span>
      <Button variant="outlined" {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // the same file may be chosen again after it failed
          event.target.value = ''
          onFiles(files)
        }}
      />
    </span>
  )
}
