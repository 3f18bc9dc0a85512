import { Button } from '@mui/material'
import { SignedOutPage } from '../../../ui/pages/signed-out-page.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './invite.module.css'

/** Shown once: the way in for somebody whose phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const text = useText()
  return (
    <SignedOutPage title={text('invite.codes')} hint={text('invite.codes_text')}>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button variant="contained" onClick={onDone}>
        {text('invite.codes_done')}
      </Button>
    </SignedOutPage>
  )
}
