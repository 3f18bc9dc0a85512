import type { SignedIn } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import type { OwnComplaint } from '@himoya/contract/questions/complaints'
import type { OwnQuestion } from '@himoya/contract/questions/public-questions'
import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { InboxKey } from '@himoya/contract/reports/reports'
import { ApiError } from '@himoya/kit/session/api-client'
import { formatChatTime } from '@himoya/kit/dates'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { IslandTexts } from '../../../../i18n/island-texts.tsx'
import type { DeviceQuestion as DeviceQuestionType } from '../../../accounts/account/public/device-question.tsx'
import { ReceiptForm } from './receipt-form.tsx'
import { useSession } from '../../../../session/session.ts'
import { loadAccountWords } from '../../../accounts/account/public/load-account-words.ts'
import { OwnQuestionCard } from '../../../questions/public-questions/public/own-question-card.tsx'
import { LEAVE_EVENT } from '../../../../browser/island-events.ts'
import { receiptInboxAccess } from './inbox-access.ts'
import { InboxLoader } from './inbox-loader.tsx'
import { useIdleEnd } from './use-idle-end.ts'
import { useInboxScreen } from './use-inbox-screen.ts'
import { type Unsent, useUnsentWords } from './use-unsent-words.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

/** What a guest left, opened by its receipt: a report, an SOS, a question. Neither words, number nor key is kept anywhere or stands in an address. */
export function ReceiptInbox() {
  const [token, setToken] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [complaint, setComplaint] = useState<OwnComplaint | null>(null)
  const [back, setBack] = useState<BackInChat | null>(null)
  const [ended, setEnded] = useState(false)
  const leave = useCallback(() => {
    setToken(null)
    setAsked(null)
    setComplaint(null)
  }, [])
  const unsent = useUnsentWords(leave)
  useEffect(() => {
    document.addEventListener(LEAVE_EVENT, leave)
    return () => document.removeEventListener(LEAVE_EVENT, leave)
  }, [leave])
  const end = useCallback(() => {
    setEnded(true)
    setToken(null)
  }, [])
  const close = (): void => {
    setEnded(false)
    setToken(null)
  }
  if (asked) return <OpenQuestion asked={asked} onClose={leave} />
  if (complaint) return <OpenComplaint complaint={complaint} onClose={leave} />
  if (back) return <WhoseChat back={back} />
  if (token === null) {
    const has_words = unsent.draft !== '' || unsent.unsaid.length > 0
    return (
      <Closed
        ended={ended}
        has_words={has_words}
        onOpened={setToken}
        onAsked={setAsked}
        onComplaint={setComplaint}
        onBack={setBack}
      />
    )
  }
  return <Open token={token} unsent={unsent} onEnded={end} onClose={close} />
}

type OpenProps = { token: string; unsent: Unsent; onEnded(): void; onClose(): void }

function Open({ token, unsent, onEnded, onClose }: OpenProps) {
  const { api } = useSession()
  const t = useIslandTexts('inbox')
  const access = useMemo(() => receiptInboxAccess(api, token), [api, token])
  useIdleEnd(onEnded)
  return (
    <div className="grid grid-cols-1 gap-5">
      <InboxLoader access={access} unsent={unsent} onClosed={onEnded} />
      <button type="button" className="btn btn-second" onClick={onClose}>
        {t('entry.close')}
      </button>
    </div>
  )
}

type Asked = { receipt: ReceiptBody; question: OwnQuestion }

function OpenQuestion({ asked: { receipt, question }, onClose }: { asked: Asked; onClose(): void }) {
  const { api } = useSession()
  const t = useIslandTexts('ask_question')
  useIdleEnd(onClose)
  return (
    <div className="grid grid-cols-1 gap-5">
      <OwnQuestionCard
        question={question}
        withdraw={() => api.post('question/receipt/withdraw/', receipt)}
        onWithdrawn={onClose}
        opened
      />
      <button type="button" className="btn btn-text" onClick={onClose}>
        {t('receipt.another')}
      </button>
    </div>
  )
}

function OpenComplaint({ complaint, onClose }: { complaint: OwnComplaint; onClose(): void }) {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  const title = useRef<HTMLHeadingElement>(null)
  useIdleEnd(onClose)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const { state, created_at, answer, answered_at } = complaint
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="card grid grid-cols-1 gap-3 p-5">
        <p className="meta">{t('complaint.sent_at', { time: formatChatTime(created_at, lang) })}</p>
        <h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
          <Changing>{t(answer === null ? `complaint.${state === 'done' ? 'done' : 'waiting'}` : 'complaint.answered')}</Changing>
        </h2>
        {answer !== null && answered_at !== null && (
          <>
            <p className="rounded-button bg-green-wash p-4 wrap-anywhere whitespace-pre-line" lang={complaint.lang}>
              {answer}
            </p>
            <p className="meta">{formatChatTime(answered_at, lang)}</p>
          </>
        )}
      </section>
      <button type="button" className="btn btn-second" onClick={onClose}>
        {t('entry.close')}
      </button>
    </div>
  )
}

type BackInChat = { signed_in: SignedIn; texts: object; DeviceQuestion: typeof DeviceQuestionType }

/** The words were a chat's: whose phone it is is asked in the words of accounts, which nobody else needs here. */
async function loadBack(signed_in: SignedIn, lang: Language): Promise<BackInChat> {
  const [{ DeviceQuestion }, texts] = await Promise.all([
    import('../../../accounts/account/public/device-question.tsx'),
    loadAccountWords(lang),
  ])
  return { signed_in, texts, DeviceQuestion }
}

/** Then the panel opens, and the talk goes on in its place. */
function WhoseChat({ back: { signed_in, texts, DeviceQuestion } }: { back: BackInChat }) {
  const { lang } = useSession()
  const openChat = (): void => document.querySelector<HTMLElement>('.chat-button')?.click()
  return (
    <IslandTexts lang={lang} texts={texts}>
      <DeviceQuestion answer={signed_in} onSignedIn={openChat} />
    </IslandTexts>
  )
}

type ClosedProps = {
  ended: boolean
  has_words: boolean
  onOpened(token: string): void
  onAsked(asked: Asked): void
  onComplaint(complaint: OwnComplaint): void
  onBack(back: BackInChat): void
}

function Closed({ ended, has_words, onOpened, onAsked, onComplaint, onBack }: ClosedProps) {
  const { api, lang } = useSession()
  const t = useIslandTexts('inbox')
  useInboxScreen()
  const words = {
    receipt: t('entry.receipt'),
    hint: t('entry.hint'),
    picture: t('entry.picture'),
    submit: t('entry.submit'),
    opening: t('entry.opening'),
    asName: (name: string) => t('entry.as_name', { name }),
  }
  // Reports and calls for help share one kind of number, questions and complaints have others; each counts its own wrong tries.
  const lookups = [
    async (receipt: ReceiptBody) => onOpened((await api.post<InboxKey>('victim/receipt/', receipt)).token),
    async (receipt: ReceiptBody) => onAsked({ receipt, question: await api.post<OwnQuestion>('question/receipt/', receipt) }),
    async (receipt: ReceiptBody) => onComplaint(await api.post<OwnComplaint>('complaint/receipt/', receipt)),
    async (receipt: ReceiptBody) => onBack(await loadBack(await api.post<SignedIn>('auth/way-back/', receipt), lang)),
  ]
  const open = async (receipt: ReceiptBody): Promise<void> => {
    for (const [place, access] of lookups.entries()) {
      try {
        return await access(receipt)
      } catch (error) {
        const is_unknown = error instanceof ApiError && error.code === 'not_found'
        if (!is_unknown || place === lookups.length - 1) throw error
      }
    }
  }
  const unknown = (
    <>
      <p className="font-[650]">{t('entry.unknown')}</p>
      <p>{t('entry.lost')}</p>
      <a className="inline-block py-2.5 font-[650]" href={`/${lang}/report`}>
        {t('entry.again')}
      </a>
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {ended && (
        <p className="banner" role="status">
          <Changing>{t(has_words ? 'entry.ended_draft' : 'entry.ended')}</Changing>
        </p>
      )}
      <p>{t('entry.lead')}</p>
      <ReceiptForm words={words} unknown={unknown} open={open} />
      <a className="btn btn-text" href={`/${lang}/auth/login`}>
        {t('entry.login')}
      </a>
      <a className="btn btn-text" href={`/${lang}/report/mine`}>
        {t('entry.own')}
      </a>
    </div>
  )
}
