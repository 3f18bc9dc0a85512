import { inFours } from '@himoya/contract/in-fours'
import type { ReceiptWords as Words } from '@himoya/contract/accounts/receipts'
import { comparedWord, isSpelled, RECEIPT_WORD_COUNT, spellingsOf, wordsIn } from '@himoya/contract/typed-words'
import { copyText } from '@himoya/kit/copy-text'
import { Check, CircleAlert, CircleCheck, Copy, Printer } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { receiptInLine, ReceiptWords } from '../../../../ui/receipt/receipt-words.tsx'
import { showToast } from '../../../../ui/screen/toast.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

type Props = { receipt: string; in_words: Words | undefined; mark: string; onKept(): void }
type Stage = 'shown' | 'asking' | 'typed' | 'gone'

/** The words that open the answers, and their number: shown once, typed back once, then taken from the screen. They are kept nowhere. */
export function ReceiptPart({ receipt, in_words, mark, onKept }: Props) {
  const [stage, setStage] = useState<Stage>('shown')
  const end = (how: 'typed' | 'gone'): void => {
    setStage(how)
    onKept()
  }
  if (stage === 'typed' || stage === 'gone') return <Kept right={stage === 'typed'} mark={mark} />
  if (stage === 'asking') return <Skip mark={mark} onBack={() => setStage('shown')} onSkip={() => end('gone')} />
  return <Shown receipt={receipt} in_words={in_words} onRight={() => end('typed')} onSkip={() => setStage('asking')} />
}

type ShownProps = { receipt: string; in_words: Words | undefined; onRight(): void; onSkip(): void }

function Shown({ receipt, in_words, onRight, onSkip }: ShownProps) {
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  const [copied, setCopied] = useState(false)
  const shown = inFours(receipt)

  async function copy(): Promise<void> {
    const is_copied = await copyText(in_words ? receiptInLine(in_words) : shown)
    setCopied(is_copied)
    if (!is_copied) showToast({ title: t('sent.copy_failed'), status: 'error' })
  }

  return (
    <>
      <div className="card grid gap-3 p-4">
        <p className="meta text-center">{t('sent.number')}</p>
        {in_words && <ReceiptWords in_words={in_words} />}
        {in_words && <p className="meta text-center">{t('sent.or_number')}</p>}
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
      {in_words ? (
        <Retype receipt={receipt} in_words={in_words} onRight={onRight} />
      ) : (
        <button type="button" className="btn btn-first" onClick={onRight}>
          {t('sent.kept')}
        </button>
      )}
      <button type="button" className="btn btn-text" onClick={onSkip}>
        {t('sent.skip')}
      </button>
      <PrintedCard shown={shown} in_words={in_words} />
    </>
  )
}

/** How many words are typed, and the first that differs, from 1; null: none. A slip that the door forgives is forgiven here. */
function compareTyped(typed: string, { words }: Words): { now: number; wrong: number | null } {
  const said = wordsIn(typed)
  const at = words.findIndex((word, place) => !isSpelled(comparedWord(said[place] ?? ''), spellingsOf(word)))
  return { now: said.length, wrong: at < 0 ? null : at + 1 }
}

/** Compared in this browser only. */
function Retype({ receipt, in_words, onRight }: { receipt: string; in_words: Words; onRight(): void }) {
  const t = useIslandTexts('report_steps')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const compared = compareTyped(typed, in_words)
  // whoever wrote the digits down is right as well
  const is_number = typed.replaceAll(/\D/g, '') === receipt

  return (
    <form
      className="grid gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (compared.wrong === null || is_number) return onRight()
        setWrong(compared.wrong)
        field.current?.focus()
      }}
    >
      <label className="label" htmlFor="retype">
        {t('sent.retype')}
      </label>
      <input
        ref={field}
        id="retype"
        className="input font-head font-[650]"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`retype-count${wrong === null ? '' : ' retype-problem'}`}
        aria-invalid={wrong !== null}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(null)
        }}
      />
      <p id="retype-count" className="hint tabular-nums">
        <Changing>{t('sent.typed', { now: String(compared.now), all: String(RECEIPT_WORD_COUNT) })}</Changing>
      </p>
      {wrong !== null && (
        <p id="retype-problem" className="field-error" role="alert">
          <Icon of={CircleAlert} className="ic mt-0.5 size-4.5" />
          <Changing>{t('sent.differs', { place: String(wrong) })}</Changing>
        </p>
      )}
      <button type="submit" className="btn btn-first" aria-disabled={!is_number && compared.now < RECEIPT_WORD_COUNT}>
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

/** On paper: words, number and address, and nothing of what they are for. */
function PrintedCard({ shown, in_words }: { shown: string; in_words: Words | undefined }) {
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  return (
    <div className="print-card" aria-hidden="true">
      <p>{t('sent.card_number')}</p>
      {in_words && <ReceiptWords in_words={in_words} />}
      <p className="receipt-number">{shown}</p>
      <p>
        {t('sent.card_at')}: {location.host}/{lang}/report/receipt
      </p>
    </div>
  )
}
