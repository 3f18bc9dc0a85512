import type { Member } from '@himoya/contract/members'
import { formatChatTime } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { CreateButton, DataTable, List, Pagination, TopToolbar } from 'react-admin'
import { useTitle } from '../../ui/pages/use-title.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import { MembersPage } from './members-page.tsx'

const STATE_COLOUR = { asked: 'warning', invited: 'warning', active: 'success', blocked: 'default' } as const

export function MemberList() {
  const text = useText()
  const lang = useLang()
  useTitle(text('nav.members'))
  const columns = {
    role: ({ role }: Member) => text(`role.${role}`),
    langs: ({ langs }: Member) => langs.map((one) => LANGUAGE_NAMES[one]).join(', '),
    second_factor: ({ second_factor }: Member) => text(second_factor ? 'members.yes' : 'members.no'),
    created_at: ({ created_at }: Member) => formatChatTime(created_at, lang),
  }
  return (
    <MembersPage title={text('nav.members')}>
      <List
        title={false}
        exporter={false}
        perPage={20}
        actions={
          <TopToolbar>
            <CreateButton label={text('members.invite')} />
          </TopToolbar>
        }
        pagination={<Pagination rowsPerPageOptions={[]} />}
      >
        <DataTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="alias" disableSort />
          <DataTable.Col source="email" disableSort />
          <DataTable.Col source="phone" disableSort />
          <DataTable.Col source="role" disableSort render={columns.role} />
          <DataTable.Col source="langs" disableSort render={columns.langs} />
          <DataTable.Col source="state" disableSort render={stateOf} />
          <DataTable.Col source="second_factor" disableSort render={columns.second_factor} />
          <DataTable.Col source="created_at" disableSort render={columns.created_at} />
        </DataTable>
      </List>
    </MembersPage>
  )
}

const stateOf = ({ state, waits }: Member) => <MemberState state={waits ? 'asked' : state} />

function MemberState({ state }: Pick<Member, 'state'>) {
  const text = useText()
  return <Chip variant="outlined" color={STATE_COLOUR[state]} label={text(`members.${state}`)} />
}
