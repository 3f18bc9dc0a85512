import type { OwnQuestion } from '@himoya/contract/questions'
import { useEffect, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { ReceiptForm } from '../../account/forms/receipt-form.tsx'
import { useSession } from '../../account/session.ts'
import { LEAVE_EVENT } from '../../shell/island-events.ts'
import { OwnQuestionCard } from './own-question-card.tsx'

type Opened = { receipt: string; question: OwnQuestion }

/** A guest's own question, opened by its receipt. The number is kept nowhere and stands in no address. */
export function ReceiptScreen() {
  const { api } = useSession()
  const t = useIslandTexts('asking')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  useEffect(() => {
    document.addEventListener(LEAVE_EVENT, close)
    return () => document.removeEventListener(LEAVE_EVENT, close)
  }, [])
  if (!opened) return <ByReceipt onOpened={setOpened} />
  const { receipt, question } = opened
  return (
    <div className="flex flex-col gap-5">
      <OwnQuestionCard
        question={question}
        withdraw={() => api.post('question/receipt/withdraw/', { receipt })}
        onWithdrawn={close}
        opened
      />
      <button type="button" className="btn btn-text" onClick={close}>
        {t('receipt.another')}
      </button>
    </div>
  )
}

function ByReceipt({ onOpened }: { onOpened(opened: Opened): void }) {
  const { api } = useSession()
  const t = useIslandTexts('asking')
  const words = {
    receipt: t('receipt.receipt'),
    hint: t('receipt.hint'),
    submit: t('receipt.submit'),
    opening: t('receipt.opening'),
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t('receipt.lead')}</p>
      <ReceiptForm
        words={words}
        unknown={<p>{t('receipt.unknown')}</p>}
        open={async (receipt) => onOpened({ receipt, question: await api.post<OwnQuestion>('question/receipt/', { receipt }) })}
      />
    </div>
  )
}
