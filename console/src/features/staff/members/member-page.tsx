import type { Member } from '@himoya/contract/staff/members'
import { Button } from '@mui/material'
import { useParams } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import { MemberForm } from './member-form.tsx'
import styles from './members.module.css'
import { useAddMember, useChangeMember, useInviteAgain, useMember } from './use-members.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

export function NewMemberPage() {
  const text = useText()
  return (
    <ScreenPage title={text('members.invite')}>
      <MemberForm member={null} saving={useAddMember()} />
    </ScreenPage>
  )
}

export function MemberPage() {
  const text = useText()
  const { id = '' } = useParams<{ id: string }>()
  const member = useMember(id)
  return (
    <ScreenPage title={text('nav.members')}>
      <ReadState of={member} failed={text('members.failed')} />
      {member.data ? <Known key={id} member={member.data} /> : null}
    </ScreenPage>
  )
}

function Known({ member }: { member: Member }) {
  const text = useText()
  return (
    <>
      <p className={styles.note}>{member.email}</p>
      {member.waits ? <p className={styles.note}>{text(`members.waits_${member.waits}`)}</p> : null}
      <MemberForm member={member} saving={useChangeMember(member.id)} />
      {member.phone === null ? null : <InviteAgain id={member.id} phone={member.phone} />}
    </>
  )
}

function InviteAgain({ id, phone }: { id: string; phone: string }) {
  const text = useText()
  const invite = useInviteAgain(id)
  return (
    <div className={styles.again}>
      <p className={styles.note}>{text('members.again_hint', { phone })}</p>
      <Button variant="outlined" disabled={invite.isPending} onClick={() => invite.mutate()}>
        {text('members.again')}
      </Button>
    </div>
  )
}
