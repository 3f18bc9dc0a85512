import { useText } from '../../../../i18n/use-text.ts'
import { useValue } from '../../../../session/value.ts'
import { useBell } from './bell.ts'

/** While what rings is not heard: why, and how it is mended. Whatever rings says it beside its own words. */
export function useUnheard(): string | null {
  const text = useText()
  const hearing = useValue(useBell().chime.hearing)
  return hearing === 'heard' ? null : text(`bell.${hearing}`)
}
