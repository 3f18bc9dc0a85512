import { inFours } from '@himoya/contract/in-fours'
import { receiptDigits, RECEIPT_LENGTH } from '@himoya/contract/receipt-digits'
import { copyText } from '@himoya/kit/copy-text'
import { Check, CircleAlert, CircleCheck, Copy, Printer } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

type Props = { receipt: string; mark: string; onKept(): void }
type Stage = 'shown' | 'asking' | 'typed' | 'gone'

/** The number that opens the answers: shown once, typed back once, then taken from the screen. It is kept nowhere. */
export function ReceiptPart({ receipt, mark, onKept }: Props) {
  const [stage, setStage] = useState<Stage>('shown')
  const end = (how: 'typed' | 'gone'): void => {
    setStage(how)
    onKept()
  }
  if (stage === 'typed' || stage === 'gone') return <Kept right={stage === 'typed'} mark={mark} />
  if (stage === 'asking') return <Skip mark={mark} onBack={() => setStage('shown')} onSkip={() => end('gone')} />
  return <Shown receipt={receipt} onRight={() => end('typed')} onSkip={() => setStage('asking')} />
}

function Shown({ receipt, onRight, onSkip }: { receipt: string; onRight(): void; onSkip(): void }) {
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  const [copied, setCopied] = useState(false)
  const shown = inFours(receipt)

  async function copy(): Promise<void> {
    const is_copied = await copyText(shown)
    setCopied(is_copied)
    if (!is_copied) showToast({ title: t('sent.copy_failed'), status: 'error' })
  }

  return (
    <>
      <div className="card grid gap-3 p-4">
        <p className="meta text-center">{t('sent.number')}</p>
        <p className="receipt-number select-all">{shown}</p>
        <div className="grid grid-cols-2 gap-2.5 max-xs:grid-cols-1">
          <button type="button" className="btn btn-soft px-3" onClick={() => void copy()}>
            <Icon of={copied ? Check : Copy} />
            <span role="status">
              <Changing>{t(copied ? 'sent.copied' : 'sent.copy')}</Changing>
            </span>
          </button>
          <button type="button" className="btn btn-soft px-3" onClick={() => print()}>
            <Icon of={Printer} />
            {t('sent.print')}
          </button>
        </div>
      </div>
      <div className="banner banner-urgent grid gap-1">
        <p className="font-[650]">{t('sent.once')}</p>
        <p>{t('sent.paper')}</p>
      </div>
      <p>
        {t('sent.back')}{' '}
        <a className="inline-block py-2.5 font-[650]" href={`/${lang}/report/receipt`} target="_blank" rel="noopener">
          {t('sent.return_link')}
        </a>
      </p>
      <Retype receipt={receipt} onRight={onRight} />
      <button type="button" className="btn btn-text" onClick={onSkip}>
        {t('sent.skip')}
      </button>
      <PrintedCard shown={shown} />
    </>
  )
}

/** Compared in this browser only: a slip shows which four digits to look at. */
function Retype({ receipt, onRight }: { receipt: string; onRight(): void }) {
  const t = useIslandTexts('report_steps')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const digits = receiptDigits(typed)
  const whole = digits.length === RECEIPT_LENGTH

  return (
    <form
      className="grid gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (digits === receipt) return onRight()
        const at = [...receipt].findIndex((digit, place) => digits[place] !== digit)
        setWrong(Math.floor(Math.min(at, RECEIPT_LENGTH - 1) / 4) + 1)
        field.current?.focus()
      }}
    >
      <label className="label" htmlFor="retype">
        {t('sent.retype')}
      </label>
      <input
        ref={field}
        id="retype"
        className="input font-head font-[650] tabular-nums"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`retype-count${wrong === null ? '' : ' retype-problem'}`}
        aria-invalid={wrong !== null}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(null)
        }}
      />
      <p id="retype-count" className="hint tabular-nums">
        <Changing>{t('sent.typed', { now: String(digits.length), all: String(RECEIPT_LENGTH) })}</Changing>
      </p>
      {wrong !== null && (
        <p id="retype-problem" className="field-error" role="alert">
          <Icon of={CircleAlert} className="ic mt-0.5 size-4.5" />
          <Changing>{t('sent.differs', { group: String(wrong) })}</Changing>
        </p>
      )}
      <button type="submit" className="btn btn-first" aria-disabled={!whole}>
        {t('sent.kept')}
      </button>
    </form>
  )
}

function Skip({ mark, onBack, onSkip }: { mark: string; onBack(): void; onSkip(): void }) {
  const t = useIslandTexts('report_steps')
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus()
  }, [])
  return (
    <div className="card grid gap-3 p-4" role="group" aria-label={t('sent.skip')}>
      <p className="font-[650]">{t('sent.skip_ask')}</p>
      <p>{t('sent.by_mark', { ref: mark })}</p>
      <button ref={back} type="button" className="btn btn-first" onClick={onBack}>
        {t('sent.skip_no')}
      </button>
      <button type="button" className="btn btn-second" onClick={onSkip}>
        {t('sent.skip_yes')}
      </button>
    </div>
  )
}

function Kept({ right, mark }: { right: boolean; mark: string }) {
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <>
      <div className="banner banner-done">
        {right && <Icon of={CircleCheck} className="ic shrink-0 text-green-ink" />}
        <div className="grid gap-1">
          <h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
            <Changing>{t(right ? 'sent.done' : 'sent.gone')}</Changing>
          </h2>
          <p>
            <Changing>{right ? t('sent.back') : t('sent.by_mark', { ref: mark })}</Changing>
          </p>
        </div>
      </div>
      {right && (
        <a className="btn btn-first" href={`/${lang}/report/receipt`}>
          {t('sent.return_link')}
        </a>
      )}
    </>
  )
}

/** On paper: the number and the address, and no word of what it is for. */
function PrintedCard({ shown }: { shown: string }) {
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  return (
    <div className="print-card" aria-hidden="true">
      <p>{t('sent.card_number')}</p>
      <p className="receipt-number">{shown}</p>
      <p>
        {t('sent.card_at')}: {location.host}/{lang}/report/receipt
      </p>
    </div>
  )
}
