import type { Hours, HoursBody, TeamSetting } from '@himoya/contract/staff/shifts'
import { useLang } from '../../../i18n/use-text.ts'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

export function useHours() {
  const lang = useLang()
  return useRead<Hours>(['hours', lang], 'staff/hours/')
}

export const useTeam = () => useRead<TeamSetting>(['team'], 'staff/setting/')

export function useSaveHours(done: () => void) {
  const keep = ['hours', useLang()]
  return useAct((api, hours: HoursBody) => api.put<Hours>('staff/hours/', hours), { said: 'hours.saved', keep, done })
}

export const useSaveTeam = () =>
  useAct((api, setting: TeamSetting) => api.put<TeamSetting>('staff/setting/', setting), {
    said: 'hours.saved',
    keep: ['team'],
    reread: [['queue', 'presence']],
  })
