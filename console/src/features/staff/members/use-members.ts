import type { Invited, Member, MemberPage } from '@himoya/contract/staff/members'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useServices } from '../../../session/services.ts'
import { useFailedOutsideFields, useNotify } from '../../../ui/notices/use-notify.ts'
import type { MemberFields } from './member-form.tsx'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

export const MEMBERS_PER_PAGE = 20
/** Long enough to read what happens next. */
const NOTICE_MS = 8_000
const PATH = 'staff/user/'
const MEMBERS = ['members'] as const

export const useMembers = (page: number) =>
  useRead<MemberPage>([...MEMBERS, 'page', page], `${PATH}?page=${page}&page_size=${MEMBERS_PER_PAGE}`, {
    placeholderData: keepPreviousData,
  })

export const useMember = (id: string) => useRead<Member>([...MEMBERS, 'one', id], `${PATH}${id}/`)

export function useAddMember() {
  const { api, queries } = useServices()
  const tellSent = useTellSent()
  const navigate = useNavigate()
  return useMutation({
    onError: useFailedOutsideFields(),
    mutationFn: ({ email, phone, alias, role, langs }: MemberFields) =>
      api.post<Invited>(PATH, { email, phone, alias, role, langs }),
    onSuccess(invited) {
      tellSent(invited)
      void queries.invalidateQueries({ queryKey: MEMBERS })
      void navigate('/members')
    },
  })
}

export function useChangeMember(id: string) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  return useMutation({
    onError: useFailedOutsideFields(),
    mutationFn: ({ alias, role, langs, phone, blocked }: MemberFields) =>
      api.patch<Member>(`${PATH}${id}/`, { alias, role, langs, blocked, ...(phone ? { phone } : {}) }),
    onSuccess({ waits }) {
      notify(text(waits ? 'members.waits' : 'members.saved'), waits ? 'info' : 'success', NOTICE_MS)
      void queries.invalidateQueries({ queryKey: MEMBERS })
      void navigate('/members')
    },
  })
}

export function useInviteAgain(id: string) {
  const done = useTellSent()
  return useAct((api) => api.post<Invited>(`${PATH}${id}/invite/`), { done, reread: [MEMBERS] })
}

function useTellSent() {
  const text = useText()
  const notify = useNotify()
  return ({ sent }: Invited): void => notify(text(sent ? 'members.sent' : 'members.waits'), sent ? 'success' : 'info', NOTICE_MS)
}
