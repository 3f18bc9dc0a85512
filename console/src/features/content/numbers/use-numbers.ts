import type { NumberChangeBody, NumbersDesk } from '@himoya/contract/content/number-changes'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

const KEY = ['numbers']

export const useNumbers = () => useRead<NumbersDesk>(KEY, 'staff/number/')

/** Asks for a change; `onDone` once it waits for the second person. */
export const useAskForChange = (done: () => void = () => {}) =>
  useAct((api, body: NumberChangeBody) => api.post<NumbersDesk>('staff/number/change/', body), {
    said: 'numbers.asked',
    keep: KEY,
    reread: [KEY],
    done,
  })

type Decision = { id: string; decision: 'confirm' | 'refuse'; answered: string | null }

export const useDecideChange = () =>
  useAct(
    (api, { id, decision, answered }: Decision) =>
      api.post<NumbersDesk>(`staff/number/change/${id}/${decision}/`, decision === 'confirm' ? { answered } : undefined),
    { said: (_, { decision }) => (decision === 'confirm' ? 'numbers.done' : null), keep: KEY, reread: [KEY] },
  )
