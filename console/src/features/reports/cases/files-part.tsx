import type { Case } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import { CaseFiles } from './files/case-files.tsx'
import { Part } from './part.tsx'

/** What came with the report and with messages. */
export function FilesPart({ one }: { one: Case }) {
  const text = useText()
  return (
    <Part name="files" title={text('case.files')} count={one.case_files.length}>
      <CaseFiles one={one} />
    </Part>
  )
}
