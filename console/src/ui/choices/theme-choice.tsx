import { IconButton, useTheme } from '@mui/material'
import { Moon, Sun } from 'lucide-react'
import { useText } from '../../i18n/use-text.ts'
import { useServices } from '../../session/services.ts'

/** Until somebody chooses, the look is the computer's. */
export function useLook(): ['light' | 'dark', (look: 'light' | 'dark') => void] {
  const { preferences } = useServices()
  return [useTheme().palette.mode, preferences.look.set]
}

export function ThemeChoice() {
  const text = useText()
  const [look, choose] = useLook()
  const other = look === 'dark' ? 'light' : 'dark'
  return (
    <IconButton aria-label={`${text('menu.theme')}: ${text(`menu.${other}`)}`} onClick={() => choose(other)}>
      {look === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  )
}
