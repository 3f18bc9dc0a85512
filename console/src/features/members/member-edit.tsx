import type { Invited, Member } from '@himoya/contract/members'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { BooleanInput, Edit, SaveButton, SimpleForm, TextInput, Toolbar, useRecordContext, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import { useTitle } from '../../ui/pages/use-title.ts'
import { useText } from '../../i18n/use-text.ts'
import { MemberFields } from './member-fields.tsx'
import { MembersPage } from './members-page.tsx'
import styles from './members.module.css'

/** `phone` is typed anew or left empty; the one known is shown masked. */
type Form = Omit<Member, 'phone'> & { phone?: string | null; blocked?: boolean }

/** Only what an admin may change goes out. */
const changesOf = ({ alias, role, langs, phone, blocked }: Form) => ({
  alias,
  role,
  langs,
  blocked: blocked ?? false,
  ...(phone ? { phone } : {}),
})
const formOf = (member: Member): Form => ({ ...member, phone: '', blocked: member.state === 'blocked' })

export function MemberEdit() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  useTitle(text('nav.members'))
  const told = ({ waits }: Member) => {
    notify(text(waits ? 'members.waits' : 'members.saved'), waits ? 'info' : 'success', 8_000)
    void navigate('/members')
  }
  return (
    <MembersPage title={text('nav.members')}>
      <Edit title={false} mutationMode="pessimistic" transform={changesOf} mutationOptions={{ onSuccess: told }} actions={false}>
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
      {member.waits ? <p className={styles.note}>{text(`members.waits_${member.waits}`)}</p> : null}
      <MemberFields />
      <TextInput
        source="phone"
        type="tel"
        autoComplete="off"
        helperText={member.phone ? text('members.phone_now', { phone: member.phone }) : text('members.phone_none')}
      />
      <BooleanInput source="blocked" helperText={text('members.change_hint')} />
    </SimpleForm>
  )
}

function InviteAgain() {
  const { api } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const refresh = useRefresh()
  const member = useRecordContext<Member>()
  const invite = useMutation({
    mutationFn: () => api.post<Invited>(`staff/user/${member?.id}/invite/`),
    onSuccess({ sent }) {
      notify(text(sent ? 'members.sent' : 'members.waits'), sent ? 'success' : 'info', 8_000)
      refresh()
    },
    onError: failed,
  })
  if (!member || member.phone === null) return null
  return (
    <div className={styles.again}>
      <p>{text('members.again_hint', { phone: member.phone })}</p>
      <Button variant="outlined" disabled={invite.isPending} onClick={() => invite.mutate()}>
        {text('members.again')}
      </Button>
    </div>
  )
}
