import type { Language } from '@himoya/contract/languages'
import type { StaffUser } from '@himoya/contract/staff/staff'
import { Divider, MenuItem, MenuList, Popover, Tooltip } from '@mui/material'
import { LogOut, MonitorSmartphone, Moon, Palette, Settings, Sun, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSoundOn } from '../features/notifications/bell/public/use-sound-on.ts'
import { worksWithChats } from '../session/use-me.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts'
import { useLang, useText } from '../i18n/use-text.ts'
import { useServices } from '../session/services.ts'
import { useLeave } from '../features/chat/presence/use-leave.tsx'
import { MenuChoice } from '../ui/choices/choice-menu.tsx'
import styles from './layout.module.css'
import { useLook } from '../ui/choices/theme-choice.tsx'

const LOOKS = [
  ['light', <Sun key="light" size={18} />],
  ['dark', <Moon key="dark" size={18} />],
] as const

const BESIDE = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'bottom', horizontal: 'left' },
} as const

/** Language, look, sound and the way out, behind one button at the foot of the rail. */
export function SettingsMenu({ me, worded }: { me: StaffUser; worded: boolean }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { preferences, session } = useServices()
  const lang = useLang()
  const [look, setLook] = useLook()
  const [sound, setSound] = useSoundOn()
  const { ask, dialog } = useLeave(() => void session.leave())
  const signOut = () => {
    setAnchor(null)
    if (worksWithChats(me.role)) ask('sign_out')
    else void session.leave()
  }
  return (
    <>
      {dialog}
      <SettingsButton open={anchor !== null} worded={worded} onOpen={setAnchor} />
      <Popover anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal {...BESIDE}>
        <p className={styles.me}>
          <strong>{me.alias}</strong>
          <span>{text(`role.${me.role}`)}</span>
        </p>
        <Divider />
        <MenuList className={styles.menu} aria-label={text('menu.title')} autoFocusItem>
          {languageChoices(lang, preferences.lang.set)}
          <Divider />
          {lookChoices(look, setLook, text)}
          <Divider />
          {worksWithChats(me.role) ? (
            <MenuItem role="menuitemcheckbox" aria-checked={sound} onClick={() => setSound(!sound)}>
              {sound ? <Volume2 size={18} /> : <VolumeX size={18} />}
              {text(sound ? 'menu.sound_on' : 'menu.sound_off')}
            </MenuItem>
          ) : null}
          {ownPages(me, () => setAnchor(null), text)}
          <MenuItem onClick={signOut}>
            <LogOut size={18} />
            {text('menu.sign_out')}
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  )
}

/** Called, not mounted: a menu moves its focus among its own children. */
const languageChoices = (lang: Language, onChoose: (lang: Language) => void) =>
  LANGUAGES.map((code) => (
    <MenuChoice key={code} lang={code} selected={code === lang} label={LANGUAGE_NAMES[code]} onChoose={() => onChoose(code)} />
  ))

/** One's own pages: what children see, for who answers them, and where one is signed in. */
const ownPages = ({ role }: StaffUser, onOpen: () => void, text: ReturnType<typeof useText>) =>
  [
    ...(worksWithChats(role) ? [{ to: '/drawing', Icon: Palette, label: text('drawing.title') }] : []),
    { to: '/devices', Icon: MonitorSmartphone, label: text('security.devices') },
  ].map(({ to, Icon, label }) => (
    <MenuItem key={to} component={Link} to={to} onClick={onOpen}>
      <Icon size={18} />
      {label}
    </MenuItem>
  ))

type Look = (typeof LOOKS)[number][0]

const lookChoices = (look: string | undefined, onChoose: (look: Look) => void, text: ReturnType<typeof useText>) =>
  LOOKS.map(([value, icon]) => (
    <MenuChoice
      key={value}
      icon={icon}
      selected={value === look}
      label={text(`menu.${value}`)}
      onChoose={() => onChoose(value)}
    />
  ))

type ButtonProps = { open: boolean; worded: boolean; onOpen(button: HTMLElement): void }

function SettingsButton({ open, worded, onOpen }: ButtonProps) {
  const text = useText()
  return (
    <Tooltip title={worded ? '' : text('menu.title')} placement="right">
      <button
        type="button"
        className={styles.item}
        aria-label={text('menu.title')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <Settings size={worded ? 19 : 22} aria-hidden />
        {worded ? <span className={styles.item_name}>{text('menu.title')}</span> : null}
      </button>
    </Tooltip>
  )
}
