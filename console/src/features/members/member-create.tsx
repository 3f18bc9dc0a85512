import { Create, email, required, SimpleForm, TextInput } from 'react-admin'
import { useNavigate } from 'react-router'
import { useTitle } from '../../ui/pages/use-title.ts'
import { useText } from '../../i18n/use-text.ts'
import type { NewMember } from './member-rows.ts'
import { MemberFields } from './member-fields.tsx'
import { MembersPage } from './members-page.tsx'
import { useNotify } from '../../ui/notices/use-notify.ts'

const FRESH = { role: 'counsellor', langs: ['uz'] }

export function MemberCreate() {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  useTitle(text('members.invite'))
  const told = ({ sent }: NewMember) => {
    notify(text(sent ? 'members.sent' : 'members.waits'), sent ? 'success' : 'info', 8_000)
    void navigate('/members')
  }
  return (
    <MembersPage title={text('members.invite')}>
      <Create title={false} mutationOptions={{ onSuccess: told }}>
        <SimpleForm defaultValues={FRESH}>
          <TextInput source="email" type="email" validate={[required(), email()]} autoComplete="off" />
          <TextInput source="phone" type="tel" validate={required()} autoComplete="off" helperText={text('members.phone_hint')} />
          <MemberFields />
        </SimpleForm>
      </Create>
    </MembersPage>
  )
}
