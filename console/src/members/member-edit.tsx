import type { Invited, Member } from '@himoya/contract/members'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { BooleanInput, Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRecordContext } from 'react-admin'
import { explain } from '../app/explain.ts'
import { useServices } from '../app/services.ts'
import { useTitle } from '../app/use-title.ts'
import { useText } from '../i18n/use-text.ts'
import { InviteLink } from './invite-link.tsx'
import { MemberFields } from './member-fields.tsx'
import { MembersPage } from './members-page.tsx'
import styles from './members.module.css'

type Form = Member & { blocked?: boolean }

/** Only what an admin may change goes out. */
const changesOf = ({ alias, role, langs, blocked }: Form) => ({ alias, role, langs, blocked: blocked ?? false })
const formOf = (member: Member): Form => ({ ...member, blocked: member.state === 'blocked' })

export function MemberEdit() {
  const text = useText()
  useTitle(text('nav.members'))
  return (
    <MembersPage title={text('nav.members')}>
      <Edit title={false} mutationMode="pessimistic" transform={changesOf} actions={false}>
        <MemberForm />
        <InviteAgain />
      </Edit>
    </MembersPage>
  )
}

function MemberForm() {
  const text = useText()
  const member = useRecordContext<Member>()
  if (!member) return null
  return (
    <SimpleForm
      record={formOf(member)}
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <p className={styles.note}>{member.email}</p>
      <MemberFields />
      <BooleanInput source="blocked" helperText={text('members.change_hint')} />
    </SimpleForm>
  )
}

function InviteAgain() {
  const { api } = useServices()
  const text = useText()
  const notify = useNotify()
  const member = useRecordContext<Member>()
  const [link, setLink] = useState<string | null>(null)
  const invite = useMutation({
    mutationFn: () => api.post<Invited>(`staff/user/${member?.id}/invite/`),
    onSuccess: ({ invite_url }) => setLink(invite_url),
    onError: (error) => notify(explain(error, text), { type: 'error' }),
  })
  return (
    <div className={styles.again}>
      <p>{text('members.again_hint')}</p>
      <Button variant="outlined" disabled={invite.isPending} onClick={() => invite.mutate()}>
        {text('members.again')}
      </Button>
      <InviteLink link={link} onDone={() => setLink(null)} />
    </div>
  )
}
