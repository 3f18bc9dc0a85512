import { PLACE_COLUMNS } from '@himoya/contract/content/place-lists'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button } from '@mui/material'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import { useMe, writesContent } from '../../../session/use-me.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import { useText } from '../../../i18n/use-text.ts'
import { FileButton } from '../../../ui/fields/file-button.tsx'
import { BackToPlaces } from './back-to-places.tsx'
import { ImportReport } from './import-report.tsx'
import styles from './places.module.css'
import { readTable } from './read-table.ts'
import { useImport } from './use-places-desk.ts'

/** What the call takes at most (contract/src/content/places.ts). */
const MOST_SIGNS = 250_000
/** What the call says of the whole table. */
const FAULTS: Record<string, TextKey> = {
  not_allowed: 'place_import.torn',
  wrong: 'place_import.read_twice',
  wrong_format: 'place_import.no_columns',
}

function faultOf(error: unknown): TextKey | undefined {
  const code = error instanceof ApiError ? error.fields['csv']?.[0] : undefined
  return code && FAULTS[code]
}

/** Places from a table: first what would happen, row by row; written only after that was read. */
export function ImportPage() {
  const text = useText()
  const role = useMe().data?.role
  const [file, setFile] = useState<{ name: string; csv: string | null } | null>(null)
  const tried = useImport()
  const written = useImport()
  if (!writesContent(role)) return <NotFoundPage />
  const csv = file?.csv ?? null
  const too_long = csv !== null && csv.length > MOST_SIGNS
  const take = async (chosen: File): Promise<void> => {
    const read = await readTable(chosen)
    setFile({ name: chosen.name, csv: read })
    written.reset()
    tried.reset()
    if (read && read.length <= MOST_SIGNS) tried.mutate({ csv: read, mode: 'try' })
  }
  const report = written.data ?? tried.data
  const ready = tried.data && !written.data ? tried.data.made.length + tried.data.changed.length : 0
  const failure = written.error ?? tried.error
  const fault = file?.csv === null ? 'place_import.torn' : faultOf(failure)
  return (
    <ScreenPage title={text('place_import.title')} hint={text('place_import.hint')} action={<BackToPlaces />}>
      <details className={styles.columns}>
        <summary>{text('place_import.columns')}</summary>
        <p>
          <code>{PLACE_COLUMNS.join(', ')}</code>
        </p>
      </details>
      <div className={styles.tools}>
        <FileButton
          label={text('place_import.choose')}
          accept=".csv,text/csv"
          variant={ready ? 'outlined' : 'contained'}
          startIcon={<Upload size={18} />}
          onFiles={([chosen]) => (chosen ? void take(chosen) : undefined)}
        />
        {ready && csv !== null ? (
          <Button variant="contained" disabled={written.isPending} onClick={() => written.mutate({ csv, mode: 'write' })}>
            {text(written.isPending ? 'place_import.writing' : 'place_import.write', { count: ready })}
          </Button>
        ) : null}
        <span>{file?.name}</span>
      </div>
      {too_long ? <p role="alert">{text('place_import.too_long')}</p> : null}
      {csv === '' ? <p role="alert">{text('place_import.nothing')}</p> : null}
      {fault ? <p role="alert">{text(fault)}</p> : null}
      {failure && !fault ? <p role="alert">{explain(failure, text)}</p> : null}
      {tried.isPending ? <p role="status">{text('place_import.reading')}</p> : null}
      {report ? <ImportReport report={report} written={written.data !== undefined} /> : null}
    </ScreenPage>
  )
}
