import { useServices } from '../../../../session/services.ts'
import { useValue } from '../../../../session/value.ts'

export function useSoundOn(): [boolean, (on: boolean) => void] {
  const { sound } = useServices().preferences
  return [useValue(sound), sound.set]
}
