import { Menu, MenuItem } from '@mui/material'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type Option<T extends string> = { value: T; label: string; icon?: ReactNode; lang?: string }
type Props<T extends string> = {
  options: Option<T>[]
  chosen: T
  onChoose(value: T): void
  /** The button that opens the list. */
  button(props: {
    onClick(event: { currentTarget: HTMLElement }): void
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    'aria-controls': string | undefined
  }): ReactNode
}

/** A button with a short list of which one is chosen. */
export function ChoiceMenu<T extends string>({ options, chosen, onChoose, button }: Props<T>) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  return (
    <>
      {button({
        onClick: (event) => setAnchor(event.currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {options.map(({ value, label, icon, lang }) => (
          <MenuItem
            key={value}
            lang={lang}
            role="menuitemradio"
            aria-checked={value === chosen}
            selected={value === chosen}
            onClick={() => {
              setAnchor(null)
              onChoose(value)
            }}
          >
            {icon}
            {label}
            {value === chosen ? <Check size={16} aria-hidden /> : null}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
