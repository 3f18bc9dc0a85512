import type { Hours, HoursBody, TeamSetting } from '@himoya/contract/shifts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import { useLang, useText } from '../../i18n/use-text.ts'

export function useHours() {
  const { api } = useServices()
  const lang = useLang()
  return useQuery({ queryKey: ['hours', lang], queryFn: () => api.get<Hours>('staff/hours/') })
}

export function useTeam() {
  const { api } = useServices()
  return useQuery({ queryKey: ['team'], queryFn: () => api.get<TeamSetting>('staff/setting/') })
}

export function useSaveHours(onSaved: () => void) {
  const { api, queries } = useServices()
  const lang = useLang()
  const { saved, failed } = useNotices()
  return useMutation({
    mutationFn: (hours: HoursBody) => api.put<Hours>('staff/hours/', hours),
    onSuccess(hours) {
      queries.setQueryData(['hours', lang], hours)
      onSaved()
      saved()
    },
    onError: failed,
  })
}

export function useSaveTeam() {
  const { api, queries } = useServices()
  const { saved, failed } = useNotices()
  return useMutation({
    mutationFn: (setting: TeamSetting) => api.put<TeamSetting>('staff/setting/', setting),
    onSuccess(setting) {
      queries.setQueryData(['team'], setting)
      void queries.invalidateQueries({ queryKey: ['queue', 'presence'] })
      saved()
    },
    onError: failed,
  })
}

function useNotices() {
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  return {
    saved: () => notify(text('hours.saved'), 'success'),
    failed,
  }
}
