import type { Member } from '@himoya/contract/staff/members'
import { formatChatTime } from '@himoya/kit/dates'
import { Button, Chip, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { Pager, ScreenPage } from '../../../ui/pages/page.tsx'
import styles from './members.module.css'
import { MEMBERS_PER_PAGE, useMembers } from './use-members.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

const COLUMNS = ['alias', 'email', 'phone', 'role', 'langs', 'state', 'second_factor', 'created_at'] as const
const STATE_COLOUR = { asked: 'warning', invited: 'warning', active: 'success', blocked: 'default' } as const

export function MembersPage() {
  const text = useText()
  const [page, setPage] = useState(1)
  const members = useMembers(page)
  const known = members.data
  return (
    <ScreenPage
      title={text('nav.members')}
      action={
        <Button component={Link} to="/members/create" variant="contained" startIcon={<Plus size={18} />}>
          {text('members.invite')}
        </Button>
      }
    >
      <ReadState of={members} failed={text('members.failed')} />
      {known ? <MemberTable members={known.results} /> : null}
      <Pager page={page} page_size={MEMBERS_PER_PAGE} count={known?.count ?? 0} onPage={setPage} />
    </ScreenPage>
  )
}

function MemberTable({ members }: { members: Member[] }) {
  const text = useText()
  return (
    <TableContainer component={Paper}>
      <Table size="small" className={styles.table}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name}>{text(`members.field_${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The name is the link; the rest of the row leads to the same place. */
function MemberRow({ member: { id, waits, ...member } }: { member: Member }) {
  const text = useText()
  const lang = useLang()
  const navigate = useNavigate()
  const state = waits ? 'asked' : member.state
  return (
    <TableRow hover onClick={() => void navigate(`/members/${id}`)}>
      <TableCell>
        <Link to={`/members/${id}`}>{member.alias}</Link>
      </TableCell>
      <TableCell>{member.email}</TableCell>
      <TableCell>{member.phone}</TableCell>
      <TableCell>{text(`role.${member.role}`)}</TableCell>
      <TableCell>{member.langs.map((one) => LANGUAGE_NAMES[one]).join(', ')}</TableCell>
      <TableCell>
        <Chip variant="outlined" color={STATE_COLOUR[state]} label={text(`members.${state}`)} />
      </TableCell>
      <TableCell>{text(member.second_factor ? 'members.yes' : 'members.no')}</TableCell>
      <TableCell>{formatChatTime(member.created_at, lang)}</TableCell>
    </TableRow>
  )
}
