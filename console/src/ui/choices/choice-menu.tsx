import { Button, Menu, MenuItem } from '@mui/material'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type Option<T extends string> = { value: T; label: string; icon?: ReactNode; lang?: string }
type Props<T extends string> = {
  options: Option<T>[]
  chosen: T
  onChoose(value: T): void
  /** What is asked, for screen readers; the chosen value stands on the button. */
  label: string
  /** What the button says, where it is not the chosen option's own label. */
  children?: ReactNode
  startIcon: ReactNode
  endIcon?: ReactNode
  className?: string | undefined
  title?: string | undefined
  disabled?: boolean
}

/** A button with a short list of which one is chosen. */
export function ChoiceMenu<T extends string>({ options, chosen, onChoose, label, children, ...button }: Props<T>) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  const choose = (value: T) => {
    setAnchor(null)
    onChoose(value)
  }
  return (
    <>
      <Button
        {...button}
        variant="text"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="unseen">{label}: </span>
        {children ?? options.find(({ value }) => value === chosen)?.label}
      </Button>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)} disablePortal>
        {options.map((option) => (
          <MenuChoice key={option.value} {...option} selected={option.value === chosen} onChoose={() => choose(option.value)} />
        ))}
      </Menu>
    </>
  )
}

type MenuChoiceProps = { label: string; selected: boolean; onChoose(): void; icon?: ReactNode; lang?: string }

/** One of several, with a tick; MUI's list passes focus properties on through `rest`. */
export function MenuChoice({ label, selected, onChoose, icon, lang, ...rest }: MenuChoiceProps) {
  return (
    <MenuItem {...rest} lang={lang} role="menuitemradio" aria-checked={selected} selected={selected} onClick={onChoose}>
      {icon}
      <span>{label}</span>
      {selected ? <Check size={16} aria-hidden /> : null}
    </MenuItem>
  )
}
