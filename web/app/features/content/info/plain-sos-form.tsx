import { inFours } from '@himoya/contract/in-fours'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ReceiptWords } from '../../../ui/receipt/receipt-words.tsx'
import type { PlainSos } from './plain-sos.ts'

/** For browsers whose scripts do not run: a call is sent, and looked after, by a form. */
export function PlainSosForm({ sent }: { sent: PlainSos | undefined }) {
  const t = useTexts('info')
  return (
    <form method="post" className={`card grid gap-3 p-4 ${sent ? '' : 'plain-sos'}`}>
      <h2>{sent?.said?.title ?? t('numbers.sos_title')}</h2>
      <p role="status">{sent?.said?.text ?? (sent?.reason || t('numbers.sos_text'))}</p>
      {sent && <input type="hidden" name="nonce" value={sent.nonce} />}
      {sent?.receipt && (
        <>
          <input type="hidden" name="receipt" value={sent.receipt} />
          <p>{t(sent.words ? 'numbers.sos_number' : 'numbers.sos_digits')}</p>
          {sent.words && <ReceiptWords in_words={sent.words} />}
          <p className="receipt-number">{inFours(sent.receipt)}</p>
        </>
      )}
      <button type="submit" className="btn btn-first">
        {sent?.said ? t('numbers.sos_look') : t('numbers.sos_send')}
      </button>
    </form>
  )
}
