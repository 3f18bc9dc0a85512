import { useState } from 'react'
import { Create, email, required, SimpleForm, TextInput, useNavigate } from 'react-admin'
import { useTitle } from '../app/use-title.ts'
import { useText } from '../i18n/use-text.ts'
import type { NewMember } from './member-rows.ts'
import { InviteLink } from './invite-link.tsx'
import { MemberFields } from './member-fields.tsx'
import { MembersPage } from './members-page.tsx'

const FRESH = { role: 'counsellor', langs: ['uz'] }

export function MemberCreate() {
  const text = useText()
  const navigate = useNavigate()
  const [link, setLink] = useState<string | null>(null)
  useTitle(text('members.invite'))
  return (
    <MembersPage title={text('members.invite')}>
      <Create title={false} mutationOptions={{ onSuccess: (made: NewMember) => setLink(made.invite_url) }}>
        <SimpleForm defaultValues={FRESH}>
          <TextInput source="email" type="email" validate={[required(), email()]} autoComplete="off" />
          <MemberFields />
        </SimpleForm>
      </Create>
      <InviteLink link={link} onDone={() => navigate('/members')} />
    </MembersPage>
  )
}
