import type { StaffRole } from '@himoya/contract/staff'
import { CheckboxGroupInput, maxLength, minLength, required, SelectInput, TextInput } from 'react-admin'
import { LENGTHS } from '@himoya/contract/limits'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useText } from '../../i18n/use-text.ts'

const ROLES: StaffRole[] = ['counsellor', 'supervisor', 'editor', 'admin']
const LANGUAGE_CHOICES = LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))

/** What an admin gives a member, the same at the invitation and later. */
export function MemberFields() {
  const text = useText()
  const roles = ROLES.map((id) => ({ id, name: text(`role.${id}`) }))
  return (
    <>
      <TextInput
        source="alias"
        validate={[required(), minLength(2), maxLength(LENGTHS.name)]}
        helperText={text('members.alias_hint')}
      />
      <SelectInput source="role" choices={roles} translateChoice={false} validate={required()} />
      <CheckboxGroupInput source="langs" choices={LANGUAGE_CHOICES} translateChoice={false} validate={required()} />
    </>
  )
}
