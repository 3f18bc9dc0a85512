import type { Case } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import { PromiseList } from '../follow-ups/public/promise-list.tsx'
import { mayWrite } from './may-write.ts'
import { Part } from './part.tsx'

/** What was promised to whoever told us, by when, by whom. */
export function PromisesPart({ one }: { one: Case }) {
  const text = useText()
  return (
    <Part name="promises" title={text('case.promises')}>
      <PromiseList place={{ of: 'case', id: one.id }} may_add={mayWrite(one)} />
    </Part>
  )
}
