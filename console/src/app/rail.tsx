import type { StaffRole, StaffUser } from '@himoya/contract/staff'
import { Tooltip } from '@mui/material'
import {
  BellRing,
  BookOpenText,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  ClipboardList,
  Clock3,
  FileText,
  Images,
  Inbox,
  Keyboard,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Newspaper,
  PhoneCall,
  ScrollText,
  Search,
  Smile,
  ShieldAlert,
  Siren,
  UserCheck,
  Users,
} from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { LinkBase, useLocation } from 'react-admin'
import { worksWithChats } from '../session/use-me.ts'
import { useRequests } from '../features/members/use-requests.ts'
import { useBlocks } from '../features/blocks/use-blocks.ts'
import { useNewCaseCount } from '../features/cases/public/use-cases.ts'
import { useText } from '../i18n/use-text.ts'
import type { TextKey } from '../i18n/text-key.ts'
import { useOpenCount } from '../features/questions/use-questions.ts'
import { useChatList } from '../features/queue/public/use-chat-list.ts'
import { useRinging } from '../features/sos/public/use-sos.ts'
import { Mark } from '../theme/mark.tsx'
import styles from './layout.module.css'
import { SettingsMenu } from './settings-menu.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { useShortcuts } from '../ui/keys/use-shortcuts.ts'

type Room = { to: string; label: TextKey; Icon: LucideIcon; roles: readonly StaffRole[] }

/** Beside the conversations; one line a room. */
const ROOMS: readonly Room[] = [
  { to: '/wall', label: 'wall.title', Icon: LayoutDashboard, roles: ['supervisor'] },
  { to: '/rota', label: 'rota.title', Icon: CalendarDays, roles: ['counsellor', 'supervisor', 'admin'] },
  { to: '/duty', label: 'duty.title', Icon: Siren, roles: ['counsellor', 'supervisor'] },
  { to: '/hours', label: 'hours.title', Icon: Clock3, roles: ['supervisor', 'admin'] },
  { to: '/search', label: 'search.title', Icon: Search, roles: ['counsellor', 'supervisor'] },
  { to: '/contacts', label: 'records.contacts', Icon: ClipboardList, roles: ['counsellor', 'supervisor'] },
  { to: '/statistics', label: 'statistics.title', Icon: ChartColumn, roles: ['supervisor'] },
  { to: '/surveys', label: 'surveys.title', Icon: Smile, roles: ['supervisor'] },
  { to: '/questionnaires', label: 'questionnaires.title', Icon: ListChecks, roles: ['supervisor'] },
  { to: '/content', label: 'content.title', Icon: Newspaper, roles: ['supervisor', 'editor'] },
  { to: '/library', label: 'library.title', Icon: Images, roles: ['editor', 'supervisor'] },
  { to: '/numbers', label: 'numbers.title', Icon: PhoneCall, roles: ['editor', 'supervisor'] },
  { to: '/broadcasts', label: 'broadcast.title', Icon: Megaphone, roles: ['supervisor', 'editor'] },
  { to: '/snippets', label: 'snippets.title', Icon: BookOpenText, roles: ['counsellor', 'supervisor', 'editor'] },
  { to: '/audit', label: 'audit.title', Icon: ScrollText, roles: ['supervisor', 'admin'] },
  { to: '/members', label: 'nav.members', Icon: Users, roles: ['admin'] },
]

/** Only rooms that exist stand on the rail. */
export function Rail({ me }: { me: StaffUser }) {
  const text = useText()
  const [sheet, setSheet] = useState(false)
  useShortcuts(useMemo(() => ({ sheet: () => setSheet(true) }), []))
  const with_chats = worksWithChats(me.role)
  return (
    <nav className={styles.rail} aria-label={text('app.sections')}>
      <span className={styles.mark}>
        <Mark />
      </span>
      {with_chats ? <ChatRooms /> : null}
      {with_chats ? <SosLink /> : null}
      {with_chats ? <CasesLink /> : null}
      {with_chats ? <QuestionsLink /> : null}
      {ROOMS.filter(({ roles }) => roles.includes(me.role)).map(({ to, label, Icon }) => (
        <RailLink key={to} to={to} label={text(label)} count={0}>
          <Icon size={22} aria-hidden />
        </RailLink>
      ))}
      {me.role === 'supervisor' ? <BlocksLink /> : null}
      {me.role === 'supervisor' || me.role === 'admin' ? <TeamChangesLink /> : null}
      <span className={styles.space} />
      {with_chats ? (
        <Tooltip title={text('menu.shortcuts')} placement="right">
          <button
            type="button"
            className={`${styles.item} ${styles.desktop_only}`}
            aria-label={text('menu.shortcuts')}
            onClick={() => setSheet(true)}
          >
            <Keyboard size={22} aria-hidden />
          </button>
        </Tooltip>
      ) : null}
      <SettingsMenu me={me} />
      <ShortcutsSheet open={sheet} onClose={() => setSheet(false)} />
    </nav>
  )
}

function ChatRooms() {
  const text = useText()
  const waiting = useChatList('waiting').data?.length ?? 0
  const unread = (useChatList('mine').data ?? []).filter((chat) => chat.unread > 0).length
  return (
    <>
      <RailLink to="/queue" label={text('queue.title')} count={waiting}>
        <Inbox size={22} aria-hidden />
      </RailLink>
      <RailLink to="/mine" label={text('queue.my_chats')} count={unread}>
        <MessagesSquare size={22} aria-hidden />
      </RailLink>
    </>
  )
}

/** How many cases nobody has taken on yet. */
function CasesLink() {
  const text = useText()
  return (
    <RailLink to="/cases" label={text('case.title')} count={useNewCaseCount()}>
      <FileText size={22} aria-hidden />
    </RailLink>
  )
}

/** How many calls for help ring. */
function SosLink() {
  const text = useText()
  return (
    <RailLink to="/sos" label={text('sos.title')} count={useRinging().length}>
      <BellRing size={22} aria-hidden />
    </RailLink>
  )
}

/** How many questions from the site still need somebody. */
function QuestionsLink() {
  const text = useText()
  return (
    <RailLink to="/questions" label={text('questions.title')} count={useOpenCount()}>
      <CircleHelp size={22} aria-hidden />
    </RailLink>
  )
}

/** How many requests wait for the second person. */
function BlocksLink() {
  const text = useText()
  const asked = (useBlocks().data ?? []).filter(({ state }) => state === 'asked').length
  return (
    <RailLink to="/blocks" label={text('block.title')} count={asked}>
      <ShieldAlert size={22} aria-hidden />
    </RailLink>
  )
}

/** How many changes of members wait for a supervisor. */
function TeamChangesLink() {
  const text = useText()
  const waiting = (useRequests(1).data?.results ?? []).filter(({ state }) => state === 'waiting').length
  return (
    <RailLink to="/team-changes" label={text('members.requests')} count={waiting}>
      <UserCheck size={22} aria-hidden />
    </RailLink>
  )
}

type RailLinkProps = { to: string; label: string; count: number; children: ReactNode }

function RailLink({ to, label, count, children }: RailLinkProps) {
  const open = useLocation().pathname.startsWith(to)
  return (
    <Tooltip title={label} placement="right">
      <LinkBase
        to={to}
        className={open ? styles.item_open : styles.item}
        aria-label={count ? `${label}: ${count}` : label}
        aria-current={open ? 'page' : undefined}
      >
        {children}
        {count ? (
          <span className={styles.badge} aria-hidden>
            {count}
          </span>
        ) : null}
      </LinkBase>
    </Tooltip>
  )
}
