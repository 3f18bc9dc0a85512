import type { CaseFile } from '@himoya/contract/reports/evidence'
import { isLong } from '@himoya/contract/picture-size'
import type { CasePiece } from '@himoya/kit/download/case-files'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useFailed } from '../../../../ui/notices/use-notify.ts'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './files.module.css'
import { useCasePiece, useTakeFile } from './use-case-file.ts'

type Props = { case_id: string; file: CaseFile; name: string; onClose(): void }

/** The clean copy of one file: looked at, listened to, or leafed through. */
export function FileDialog({ case_id, file, name, onClose }: Props) {
  const text = useText()
  const failed = useFailed()
  const take = useTakeFile(case_id, file.id)
  return (
    <Dialog open onClose={onClose} aria-labelledby="case-file" maxWidth="lg" fullWidth>
      <DialogTitle id="case-file">{name}</DialogTitle>
      <DialogContent className={styles.shown}>
        <p className={styles.quiet}>{text('files.copy_note')}</p>
        {file.is_incomplete ? (
          <p className={styles.bad}>{text(file.kind === 'document' ? 'files.incomplete_document' : 'files.incomplete_image')}</p>
        ) : null}
        {file.kind === 'document' ? <Pages case_id={case_id} file={file} name={name} /> : null}
        {file.kind === 'document' ? null : <Shown case_id={case_id} file={file} piece="copy" alt={name} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={take.isPending} onClick={() => take.mutate('copy', { onError: failed })}>
          {text('files.take')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('files.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A document page by page, as pictures: nothing in it can run, and no link leads anywhere. */
function Pages({ case_id, file, name }: Pick<Props, 'case_id' | 'file' | 'name'>) {
  const text = useText()
  const [page, setPage] = useState(1)
  const { pages = 1, left_out = 0 } = file
  const words = text('files.page_of', { page, pages })
  return (
    <>
      {pages > 1 ? (
        <div className={styles.leaf}>
          <Button variant="outlined" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text('files.page_back')}
          </Button>
          <span role="status">{words}</span>
          <Button variant="outlined" size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {text('files.page_on')}
          </Button>
        </div>
      ) : null}
      <Shown key={page} case_id={case_id} file={file} piece={page} alt={`${name}, ${words}`} />
      {left_out > 0 ? <p className={styles.quiet}>{text('files.left_out', { count: left_out })}</p> : null}
    </>
  )
}

type ShownProps = { case_id: string; file: CaseFile; piece: CasePiece; alt: string }

function Shown({ case_id, file, piece, alt }: ShownProps) {
  const text = useText()
  const { url, is_loading, gone, failed, again } = useCasePiece(case_id, file.id, piece)
  if (gone) return <p role="alert">{text('files.gone')}</p>
  if (failed && !is_loading) {
    return (
      <div role="alert">
        <p>{text('files.failed')}</p>
        <Button variant="outlined" onClick={again}>
          {text('files.again')}
        </Button>
      </div>
    )
  }
  if (!url) return <p role="status">{text('files.loading')}</p>
  if (file.kind === 'voice') return <audio className={styles.sound} src={url} controls aria-label={alt} />
  if (file.kind === 'video') return <video className={styles.large} src={url} controls aria-label={alt} />
  if (file.kind === 'document') return <img className={styles.page} src={url} alt={alt} />
  const { width = 0, height = 0 } = file
  return <img className={`${styles.large} ${isLong({ width, height }) ? styles.long : ''}`} src={url} alt={alt} />
}
