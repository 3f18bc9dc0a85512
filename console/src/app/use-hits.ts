import { comparable } from '@himoya/contract/read-text'
import type { FoundPage } from '@himoya/contract/content/search'
import type { StaffRole, StaffUser } from '@himoya/contract/staff/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText, type LucideIcon, MessageSquare, Newspaper, Zap } from 'lucide-react'
import { useCaseRows } from '../features/reports/cases/public/use-cases.ts'
import { useChatList } from '../features/chat/queue/public/use-chat-list.ts'
import { useOfferedSnippets } from '../features/chat/snippets/public/use-offered-snippets.ts'
import { useLang, useText } from '../i18n/use-text.ts'
import { useServices } from '../session/services.ts'
import { worksWithChats, writesContent } from '../session/use-me.ts'
import { FEATURES } from './features.ts'

/** `elsewhere`: a page of the site, which opens beside the console. */
export type Hit = { id: string; name: string; kind: string; to: string; Icon: LucideIcon; elsewhere?: true }

const MOST_OF_A_KIND = 6
/** One letter is in everything. */
const LETTERS_TO_SEARCH = 2

/** What of everything this person may open has these words; without any, the screens. */
export function useHits(me: StaffUser, words: string): { hits: Hit[]; busy: boolean } {
  const screens = useScreens(me.role)
  const people = usePeople(me.role)
  const cases = useCases(me.role)
  const snippets = useSnippets(words.length >= LETTERS_TO_SEARCH)
  const texts = useTexts(me.role, words)
  const wanted = comparable(words)
  if (wanted === '') return { hits: screens, busy: false }
  const matching = (hits: Hit[]): Hit[] => hits.filter(({ name }) => comparable(name).includes(wanted)).slice(0, MOST_OF_A_KIND)
  return { hits: [...[screens, people, cases].flatMap(matching), ...texts.hits, ...matching(snippets)], busy: texts.busy }
}

function useScreens(role: StaffRole): Hit[] {
  const text = useText()
  return FEATURES.flatMap(({ rail }) => rail ?? [])
    .filter(({ roles }) => roles.includes(role))
    .map(({ to, label, Icon, group }) => ({ id: to, name: text(label), kind: text(`rail.${group}`), to, Icon }))
}

function usePeople(role: StaffRole): Hit[] {
  const text = useText()
  const reads = worksWithChats(role)
  const [waiting, mine, ended] = [
    useChatList('waiting', reads).data,
    useChatList('mine', reads).data,
    useChatList('ended', reads).data,
  ]
  const lists = [
    { list: mine, kind: text('queue.my_chats'), base: '/queue' },
    { list: waiting, kind: text('queue.waiting'), base: '/queue' },
    { list: ended, kind: text('queue.ended'), base: '/ended' },
  ]
  return lists.flatMap(({ list, kind, base }) =>
    (list ?? []).map(({ id, person }) => ({ id, name: person, kind, to: `${base}/${id}`, Icon: MessageSquare })),
  )
}

function useCases(role: StaffRole): Hit[] {
  const text = useText()
  const rows = useCaseRows({ view: 'open' }, 1, worksWithChats(role)).data?.results ?? []
  return rows.map(({ id, ref }) => ({ id, name: ref, kind: text('find.case'), to: `/cases/${id}`, Icon: FileText }))
}

function useSnippets(wanted: boolean): Hit[] {
  const text = useText()
  const replies = useOfferedSnippets(useLang(), wanted).data
  return (replies ?? []).map(({ id, shortcut, text: reply }) => ({
    id,
    name: `/${shortcut}: ${reply}`,
    kind: text('find.snippet'),
    to: `/snippets?search=${encodeURIComponent(shortcut)}`,
    Icon: Zap,
  }))
}

/** What the site has, by its own search. Who writes texts comes to where they are written, everybody else to the page. */
function useTexts(role: StaffRole, words: string): { hits: Hit[]; busy: boolean } {
  const { api } = useServices()
  const text = useText()
  const lang = useLang()
  const wanted = words.length >= LETTERS_TO_SEARCH
  const { data: found_page, isFetching } = useQuery({
    queryKey: ['find', lang, words],
    enabled: wanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<FoundPage>(`search/?${new URLSearchParams({ q: words, page_size: '8' })}`, { signal }),
  })
  if (!wanted) return { hits: [], busy: false }
  const hits = (found_page?.results ?? []).map(({ id, type, path, title }): Hit => {
    const found = { id, name: title.map((part) => part.text).join(''), kind: text(`type.${type}`), Icon: Newspaper }
    return writesContent(role)
      ? { ...found, to: `/content/${type}/${id}` }
      : { ...found, to: `/${lang}/${path}`, elsewhere: true }
  })
  return { hits, busy: isFetching }
}
