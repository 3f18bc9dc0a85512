import { TextField, type TextFieldProps } from '@mui/material'
import { useForkRef } from '@mui/material/utils'
import { useCallback, useEffect, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'

const NEAR_THE_END = 0.9

type CountProps = { length: number; most: number; id?: string }

/** How much room is left, near the end, and how much is too much after it. */
export function WordsCount({ length, most, id }: CountProps) {
  const text = useText()
  const over = length - most
  return (
    <span id={id} role="status">
      {over > 0
        ? text('field.over', { count: over, most })
        : length >= most * NEAR_THE_END
          ? text('field.count', { now: length, most })
          : null}
    </span>
  )
}

type Props = Omit<TextFieldProps, 'value'> & { value: string; most: number }

/**
 * A box for words that takes all that is pasted: a limit that cuts would lose the end of it without a word. What is too long is
 * counted, stays, and its form is not sent. As the server counts, in UTF-16.
 */
export function WordsField({ value, most, error = false, helperText, multiline = true, inputRef, ...rest }: Props) {
  const text = useText()
  const box = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const own = useCallback((element: HTMLInputElement | HTMLTextAreaElement | null) => void (box.current = element), [])
  const over = value.length - most
  useEffect(() => {
    box.current?.setCustomValidity(over > 0 ? text('field.over', { count: over, most }) : '')
  }, [over, most, text])
  return (
    <TextField
      {...rest}
      value={value}
      multiline={multiline}
      inputRef={useForkRef(own, inputRef ?? null)}
      error={error || over > 0}
      helperText={
        value.length >= most * NEAR_THE_END ? (
          <>
            {helperText} <WordsCount length={value.length} most={most} />
          </>
        ) : (
          helperText
        )
      }
    />
  )
}
