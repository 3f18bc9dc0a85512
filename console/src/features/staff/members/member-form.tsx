import type { Language } from '@himoya/contract/languages'
import { LENGTHS } from '@himoya/contract/limits'
import type { Member } from '@himoya/contract/staff/members'
import type { StaffRole } from '@himoya/contract/staff/staff'
import { Button, Checkbox, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Choose } from '../../../ui/choices/choose.tsx'
import { wrongField } from '../../../ui/words/explain.ts'
import styles from './members.module.css'

export type MemberFields = { email: string; phone: string; alias: string; role: StaffRole; langs: Language[]; blocked: boolean }

const ROLES: StaffRole[] = ['counsellor', 'supervisor', 'editor', 'admin']
const FRESH: MemberFields = { email: '', phone: '', alias: '', role: 'counsellor', langs: ['uz'], blocked: false }
const TYPES = { email: 'email', phone: 'tel', alias: 'text' } as const

/** `phone` is typed anew or left empty; the one known is shown masked. */
const fieldsOf = ({ alias, role, langs, state }: Member): MemberFields => ({
  ...FRESH,
  alias,
  role,
  langs,
  blocked: state === 'blocked',
})

type Props = {
  /** null: somebody to be invited. */
  member: Member | null
  saving: { isPending: boolean; error: unknown; mutate(fields: MemberFields): void }
}

/** What an admin gives a member, the same at the invitation and later. */
export function MemberForm({ member, saving }: Props) {
  const text = useText()
  const [changes, setChanges] = useState<Partial<MemberFields>>({})
  const [tried, setTried] = useState(false)
  const fields = { ...(member ? fieldsOf(member) : FRESH), ...changes }
  const missing = (member ? (['alias', 'langs'] as const) : (['email', 'phone', 'alias', 'langs'] as const)).filter(
    (name) => fields[name].length === 0,
  )
  const part = {
    fields,
    wrong: (name: keyof MemberFields) =>
      tried && missing.some((one) => one === name) ? text('field.required') : wrongField(saving.error, name, text),
    onChange: (change: Partial<MemberFields>) => setChanges({ ...changes, ...change }),
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (missing.length === 0) saving.mutate(fields)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {member ? null : (
        <>
          <Line {...part} name="email" needed />
          <Line {...part} name="phone" hint={text('members.phone_hint')} needed />
        </>
      )}
      <Line {...part} name="alias" hint={text('members.alias_hint')} needed />
      <Choose
        label={text('members.field_role')}
        value={fields.role}
        options={ROLES.map((value) => ({ value, label: text(`role.${value}`) }))}
        error={part.wrong('role')}
        onChoose={(role) => role && part.onChange({ role })}
      />
      <LanguageBoxes {...part} />
      {member ? (
        <>
          <Line
            {...part}
            name="phone"
            hint={member.phone ? text('members.phone_now', { phone: member.phone }) : text('members.phone_none')}
          />
          <BlockedSwitch {...part} />
        </>
      ) : null}
      <Button type="submit" variant="contained" disabled={saving.isPending || Object.keys(changes).length === 0}>
        {text('members.save')}
      </Button>
    </form>
  )
}

type Part = {
  fields: MemberFields
  wrong(name: keyof MemberFields): string | undefined
  onChange(change: Partial<MemberFields>): void
}

type LineProps = Part & { name: keyof typeof TYPES; hint?: string; needed?: boolean }

function Line({ fields, wrong, onChange, name, hint, needed = false }: LineProps) {
  const text = useText()
  return (
    <TextField
      label={text(`members.field_${name}`)}
      type={TYPES[name]}
      value={fields[name]}
      required={needed}
      error={wrong(name) !== undefined}
      helperText={wrong(name) ?? hint}
      autoComplete="off"
      slotProps={name === 'alias' ? { htmlInput: { maxLength: LENGTHS.name } } : {}}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
}

function LanguageBoxes({ fields: { langs }, wrong, onChange }: Part) {
  const text = useText()
  return (
    <fieldset>
      <legend>{text('members.field_langs')}</legend>
      {LANGUAGES.map((lang) => (
        <FormControlLabel
          key={lang}
          label={LANGUAGE_NAMES[lang]}
          control={
            <Checkbox
              checked={langs.includes(lang)}
              onChange={(_, on) => onChange({ langs: on ? [...langs, lang] : langs.filter((one) => one !== lang) })}
            />
          }
        />
      ))}
      {wrong('langs') ? <FormHelperText error>{wrong('langs')}</FormHelperText> : null}
    </fieldset>
  )
}

function BlockedSwitch({ fields, onChange }: Part) {
  const text = useText()
  return (
    <div>
      <FormControlLabel
        label={text('members.field_blocked')}
        control={<Switch checked={fields.blocked} onChange={(_, blocked) => onChange({ blocked })} />}
      />
      <FormHelperText>{text('members.change_hint')}</FormHelperText>
    </div>
  )
}
