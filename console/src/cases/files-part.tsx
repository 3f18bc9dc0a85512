import type { Case } from '@himoya/contract/cases'
import { useText } from '../i18n/use-text.ts'
import styles from './case.module.css'
import { Part } from './part.tsx'

/** What came with the report and with messages. */
export function FilesPart({ one }: { one: Case }) {
  const text = useText()
  return (
    <Part name="files" title={text('case.files')} count={one.case_files.length}>
      <p className={styles.quiet}>{text('case.files_count', { count: one.case_files.length })}</p>
    </Part>
  )
}
