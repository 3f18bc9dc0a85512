import type { Preference } from '@himoya/contract/notifications/notifications'
import type { ApiError } from '@himoya/kit/session/api-error'
import { useQuery, useQueryClient } from '../../session/use-query.ts'
import { useRef } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/screen/toast.ts'

/** The seed's tag (section 7), and what of it. */
const KEY = ['Notification', 'preference'] as const

/** What a person has chosen. A change is shown at once and kept by one call after the other, so that the last one stays. */
export function useChoices() {
  const { api } = useSession()
  const t = useIslandTexts('notifications')
  const queries = useQueryClient()
  const {
    data: choices,
    error,
    refetch,
  } = useQuery<Preference, ApiError>({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<Preference>('notification/preference/', { signal }),
  })
  const turn = useRef(Promise.resolve())

  async function keep(): Promise<void> {
    const wanted = queries.getQueryData<Preference>(KEY)
    try {
      await api.put('notification/preference/', wanted)
      showToast({ title: t('choices.saved'), status: 'success' })
    } catch {
      // said to the person, who sees again what holds
      showToast({ title: t('choices.not_saved'), status: 'error' })
      await refetch()
    }
  }
  function change(part: Partial<Preference>): void {
    queries.setQueryData<Preference>(KEY, (before) => before && { ...before, ...part })
    turn.current = turn.current.then(keep)
  }
  return { choices, failure: choices ? null : error, reload: () => void refetch(), change }
}
