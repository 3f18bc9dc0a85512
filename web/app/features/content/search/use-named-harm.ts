import { useEffect, useState } from 'react'

/** The lists come after the first letters, so that the page does not wait for them; without them there is no card. */
export function useNamedHarm(words: string): boolean {
  const [tell, setTell] = useState<((words: string) => boolean) | null>(null)
  const is_asked = words !== ''
  useEffect(() => {
    if (!is_asked) return
    import('./named-harm.ts').then(
      ({ namesHarm }) => setTell(() => namesHarm),
      // The numbers and SOS stand on the page all the same.
      () => null,
    )
  }, [is_asked])
  return tell?.(words) ?? false
}
