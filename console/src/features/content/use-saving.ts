import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { ApiError } from '@himoya/kit/session/api-client'
import { uuid } from '@himoya/kit/uuid'
import { useRef, useState } from 'react'
import { explain } from '../../ui/words/explain.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'
import { NO_PROBLEMS, type Problems } from './public/problems.ts'
import { type ContentAction, useContentAction, useSaveContent } from './use-content.ts'
import type { Writing } from './public/use-working.ts'
import { workingOf } from './public/working.ts'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'

export type Saving = {
  busy: boolean
  problems: Problems
  /** What somebody else has saved meanwhile; it has to be put together with what stands here. */
  theirs: ContentOne | null
  /** Null: it was refused, and the screen says why. */
  save(): Promise<ContentOne | null>
  /** Saves what is typed first; an action is done to what stands on the screen. */
  act(
    action: ContentAction['action'],
    how?: Omit<Extract<ContentAction, { action: 'publish' }>, 'action' | 'version'>,
  ): Promise<ContentOne | null>
  restore(version: number): Promise<ContentOne | null>
  settled(): void
}

/** Everything that leads from the typed text to the server, and what it answers. */
export function useSaving(type: ContentType, one: ContentOne | null, writing: Writing): Saving {
  const creation = useRef({ key: uuid(), of: writing.working })
  const id = one?.id ?? ''
  const saving = useSaveContent(type)
  const action = useContentAction(type, id)
  const { attempt, problems, theirs, settled } = useAnswers(type, one, writing)

  async function save(): Promise<ContentOne | null> {
    if (one && !writing.changed) return one
    const sent = writing.working
    // the same words are made into a content once, however often an answer is lost
    if (creation.current.of !== sent) creation.current = { key: uuid(), of: sent }
    const where = one ? { id, version: writing.version } : { id: creation.current.key, version: null }
    const saved = await attempt(() => saving.mutateAsync({ ...where, working: sent }))
    if (saved) writing.saved({ working: workingOf(saved), version: saved.version }, sent, saved.id)
    return saved
  }

  return {
    busy: saving.isPending || action.isPending,
    problems,
    theirs,
    save,
    async act(name, how) {
      const saved = await save()
      if (!saved) return null
      const asked: ContentAction =
        name === 'publish'
          ? { action: name, version: saved.version, publish_at: null, archive_at: null, ...how }
          : name === 'restore'
            ? { action: name, version: saved.version }
            : { action: name }
      return attempt(() => action.mutateAsync(asked))
    },
    async restore(version) {
      const restored = await attempt(() => action.mutateAsync({ action: 'restore', version }))
      if (restored) writing.replace(workingOf(restored), { working: workingOf(restored), version: restored.version })
      return restored
    },
    settled,
  }
}

/** What the server's answers do to the screen: an error names its fields, another's change is shown beside ours. */
function useAnswers(type: ContentType, one: ContentOne | null, writing: Writing) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS)
  const [theirs, setTheirs] = useState<ContentOne | null>(null)

  async function attempt(work: () => Promise<ContentOne>): Promise<ContentOne | null> {
    try {
      const answer = await work()
      setProblems(NO_PROBLEMS)
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(error.fields)
      if (error.code === 'changed_meanwhile' && one) await meet(error)
      else failed(error)
      return null
    }
  }

  /** Reads what is there now: a newer text is shown beside ours, a newer state is simply taken. */
  async function meet(error: ApiError): Promise<void> {
    const newest = await api.get<ContentOne>(`staff/content/${type}/${one!.id}/`)
    if (newest.version !== writing.version && writing.changed) return setTheirs(newest)
    queries.setQueryData(['content', type, 'one', newest.id], newest)
    if (!writing.changed) writing.replace(workingOf(newest), { working: workingOf(newest), version: newest.version })
    notify(explain(error, text), 'warning')
  }

  return { attempt, problems, theirs, settled: () => setTheirs(null) }
}
