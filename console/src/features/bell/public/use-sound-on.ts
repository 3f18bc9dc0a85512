import { useStore } from 'react-admin'

export const useSoundOn = () => useStore<boolean>('sound', true)
