import type { TeamSetting } from '@himoya/contract/staff/shifts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './hours.module.css'
import { useSaveTeam, useTeam } from './use-hours.ts'

/** How the team works: cap, who gets a chat, how long a silent console keeps its chats. */
export function TeamCard() {
  const team = useTeam().data
  return team ? <Fields key={JSON.stringify(team)} team={team} /> : null
}

function Fields({ team }: { team: TeamSetting }) {
  const text = useText()
  const [draft, setDraft] = useState(team)
  const save = useSaveTeam()
  const changed = JSON.stringify(draft) !== JSON.stringify(team)
  return (
    <form
      className={styles.card}
      aria-label={text('hours.team')}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(draft)
      }}
    >
      <h2>{text('hours.team')}</h2>
      <NumberField
        label={text('hours.cap')}
        hint={text('hours.cap_hint')}
        value={draft.chat_cap}
        range={[1, 20]}
        onChange={(chat_cap) => setDraft({ ...draft, chat_cap })}
      />
      <fieldset className={styles.choice}>
        <legend>{text('hours.assignment')}</legend>
        {(['pull', 'auto'] as const).map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="assignment"
              checked={draft.assignment === way}
              onChange={() => setDraft({ ...draft, assignment: way })}
            />
            <span>
              {text(`hours.${way}`)}
              <small>{text(`hours.${way}_hint`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <NumberField
        label={text('hours.lease')}
        hint={text('hours.lease_hint')}
        value={draft.lease_seconds}
        range={[45, 600]}
        onChange={(lease_seconds) => setDraft({ ...draft, lease_seconds })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" disabled={!changed || save.isPending}>
          {text(save.isPending ? 'hours.saving' : 'hours.save_team')}
        </Button>
      </div>
    </form>
  )
}

type NumberProps = { label: string; hint: string; value: number; range: [number, number]; onChange(value: number): void }

function NumberField({ label, hint, value, range: [min, max], onChange }: NumberProps) {
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        type="number"
        required
        min={min}
        max={max}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <small>{hint}</small>
    </label>
  )
}
