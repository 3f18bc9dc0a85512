import { LANGUAGES } from '@himoya/contract/languages'
import type { StaffUser } from '@himoya/contract/staff'
import { Divider, ListSubheader, Menu, MenuItem, Tooltip } from '@mui/material'
import { Check, LogOut, Moon, Settings, Sun, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocaleState, useLogout } from 'react-admin'
import { useSoundOn } from '../attention/use-sound-on.ts'
import { worksWithChats } from '../auth/use-me.ts'
import { LANGUAGE_NAMES } from '../i18n/i18n-provider.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './layout.module.css'
import { useLook } from './theme-choice.tsx'

/** Language, look, sound and the way out, behind one button at the foot of the rail. */
export function SettingsMenu({ me }: { me: StaffUser }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [lang, setLang] = useLocaleState()
  const [look, setLook] = useLook()
  const [sound, setSound] = useSoundOn()
  const logout = useLogout()
  const signOut = () => {
    setAnchor(null)
    void logout({}, undefined, false)
  }
  return (
    <>
      <Tooltip title={text('menu.title')} placement="right">
        <button
          type="button"
          className={styles.item}
          aria-label={text('menu.title')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Settings size={22} aria-hidden />
        </button>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} className={styles.menu}>
        <ListSubheader className={styles.me}>
          <strong>{me.alias}</strong>
          <span>{text(`role.${me.role}`)}</span>
        </ListSubheader>
        <Divider />
        {LANGUAGES.map((code) => (
          <Radio key={code} lang={code} checked={code === lang} label={LANGUAGE_NAMES[code]} onChoose={() => setLang(code)} />
        ))}
        <Divider />
        <Radio icon={<Sun size={18} />} checked={look === 'light'} label={text('menu.light')} onChoose={() => setLook('light')} />
        <Radio icon={<Moon size={18} />} checked={look === 'dark'} label={text('menu.dark')} onChoose={() => setLook('dark')} />
        <Divider />
        {worksWithChats(me.role) ? (
          <MenuItem role="menuitemcheckbox" aria-checked={sound} onClick={() => setSound(!sound)}>
            {sound ? <Volume2 size={18} /> : <VolumeX size={18} />}
            {text(sound ? 'menu.sound_on' : 'menu.sound_off')}
          </MenuItem>
        ) : null}
        <MenuItem onClick={signOut}>
          <LogOut size={18} />
          {text('menu.sign_out')}
        </MenuItem>
      </Menu>
    </>
  )
}

type RadioProps = { label: string; checked: boolean; onChoose(): void; icon?: ReactNode; lang?: string }

function Radio({ label, checked, onChoose, icon, lang, ...rest }: RadioProps) {
  return (
    <MenuItem {...rest} lang={lang} role="menuitemradio" aria-checked={checked} selected={checked} onClick={onChoose}>
      {icon}
      {label}
      {checked ? <Check size={16} aria-hidden className={styles.tick} /> : null}
    </MenuItem>
  )
}
