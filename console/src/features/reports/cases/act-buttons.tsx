import type { CaseAct } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import { Button, Menu, MenuItem } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useMe } from '../../../session/use-me.ts'
import { useText } from '../../../i18n/use-text.ts'
import { ActDialog } from './act-dialog.tsx'
import { layOutActs } from './acts.ts'
import styles from './case.module.css'
import { HoldDialog } from './hold-dialog.tsx'

type Props = { one: Case; onPrint(): void }

/** What can be done to the case now: the way forward first, what is rare in a menu. */
export function ActButtons({ one, onPrint }: Props) {
  const text = useText()
  const [asking, setAsking] = useState<CaseAct | null>(null)
  const { first, beside, rest } = layOutActs(one)
  // an emergency opening is for reading on the screen
  if (one.break_glass_until !== null) return null
  return (
    <div className={styles.acts}>
      {first ? (
        <Button variant="contained" onClick={() => setAsking(first)}>
          {text(`case.act_${first}`)}
        </Button>
      ) : null}
      {beside.map((act) => (
        <Button key={act} variant="outlined" onClick={() => setAsking(act)}>
          {text(`case.act_${act}`)}
        </Button>
      ))}
      <MoreMenu one={one} acts={rest} onAct={setAsking} onPrint={onPrint} />
      {asking ? <ActDialog key={asking} one={one} act={asking} onClose={() => setAsking(null)} /> : null}
    </div>
  )
}

type MoreProps = Props & { acts: readonly CaseAct[]; onAct(act: CaseAct): void }

function MoreMenu({ one, acts, onAct, onPrint }: MoreProps) {
  const text = useText()
  const id = useId()
  const supervisor = useMe().data?.role === 'supervisor'
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [holding, setHolding] = useState(false)
  const choose = (then: () => void) => (): void => {
    setAnchor(null)
    then()
  }
  return (
    <>
      <Button
        variant="text"
        endIcon={<ChevronDown size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('case.more')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal>
        {acts.map((act) => (
          <MenuItem key={act} onClick={choose(() => onAct(act))}>
            {text(act === 'make_plan' && one.plan ? 'case.plan_write' : `case.act_${act}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(onPrint)}>{text('case.print')}</MenuItem>
        {supervisor && !one.legal_hold ? (
          <MenuItem onClick={choose(() => setHolding(true))}>{text('case.hold_on')}</MenuItem>
        ) : null}
      </Menu>
      {holding ? <HoldDialog one={one} onClose={() => setHolding(false)} /> : null}
    </>
  )
}
