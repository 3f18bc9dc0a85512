import type { SavedItem, SavedPage, SavedRef, ShownRef } from '@himoya/contract/content/saved'
import { KEPT_KEY, openKeptThings } from '../../../browser/visit/kept-things.ts'
import { useQuery, useQueryClient } from '../../../session/use-query.ts'
import { useEffect } from 'react'
import { useRole, useSession } from '../../../session/session.ts'
import { savedTabs } from './saved-tabs.ts'

/** `id` is null in a guest's own list. */
export type Saved = ShownRef & { id: string | null }

const FIRST = 'saved/?page_size=100'

/** Everything the visitor keeps, the latest first: of the account, or of this browser. The tag is the seed's (section 7). */
export function useSaved() {
  const { api } = useSession()
  const role = useRole()
  const queries = useQueryClient()
  const key = ['LikedTutorials', role]

  async function readAll(path: string): Promise<SavedItem[]> {
    const { results, next } = await api.get<SavedPage>(path)
    return next === null ? results : [...results, ...(await readAll(next.replace('/api/v1/', '')))]
  }
  async function readKept(): Promise<Saved[]> {
    const items = openKeptThings().saved()
    if (items.length === 0) return []
    return (await api.post<ShownRef[]>('saved/shown/', { items })).map((ref) => ({ ...ref, id: null }))
  }
  const saved = useQuery<Saved[]>({ queryKey: key, queryFn: () => (role === 'user' ? readAll(FIRST) : readKept()) })

  useEffect(() => {
    const again = (): void => void queries.invalidateQueries({ queryKey: ['LikedTutorials'] })
    // The word of another tab may come before what it has written: a guest's list is read once that is here.
    const onStorage = ({ key: changed }: StorageEvent): void => {
      if (changed === KEPT_KEY) again()
    }
    addEventListener('storage', onStorage)
    const unlisten = savedTabs.listen(again)
    return () => {
      removeEventListener('storage', onStorage)
      unlisten()
    }
  }, [queries])

  /** Gone at once; back again when the server says no, which it throws. */
  async function remove({ id, type, object_id }: Saved): Promise<void> {
    const isOther = (one: SavedRef): boolean => one.type !== type || one.object_id !== object_id
    const before = queries.getQueryData<Saved[]>(key)
    queries.setQueryData<Saved[]>(key, before?.filter(isOther))
    try {
      if (id === null) openKeptThings().unsave({ type, object_id })
      else await api.delete(`saved/${id}/`)
      savedTabs.post({ ref: { type, object_id }, saved: false, id: undefined })
    } catch (error) {
      queries.setQueryData(key, before)
      throw error
    }
  }
  return { saved, remove }
}
