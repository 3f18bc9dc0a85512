import type { User } from '@himoya/contract/accounts/auth'
import type { Chat, Message } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { X } from 'lucide'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { DialogExit } from '../../../ui/screen/dialog-exit.tsx'
import { useSession } from '../../../session/session.ts'
import { useQuery } from '../../../session/use-query.ts'
import { FindWays } from '../write-first/find-card.tsx'
import { PlanShown, type ShowPlan } from '../show-plan.ts'
import type { ChatScreen } from '../use-chat.ts'
import { DeleteStep } from './delete-step.tsx'
import { EarlierChat } from './earlier-chat.tsx'
import { AnotherStep } from './another-step.tsx'
import { EarlierList } from './earlier-list.tsx'
import { EndStep } from './end-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { PlanWords } from './plan-words.tsx'
import { SafeContactStep } from './safe-contact-step.tsx'
import { SaveStep } from './save-step.tsx'

export { OfferQuestions } from './offer-questions.tsx'
export { PlanWords } from './plan-words.tsx'
export { Promises } from './promises.tsx'
export { Survey } from './survey.tsx'

/** `read`: one of the earlier chats. */
export type Step = 'menu' | 'plan' | 'contact' | 'find' | 'another' | 'end' | 'save' | 'delete' | 'earlier' | 'read'

type ChatMoreProps = {
  chat: ChatScreen
  ended: boolean
  first: Step
  /** Handed in, so that the code of a bubble is fetched once. */
  Bubble: ComponentType<{ message: Message; seen?: boolean; named?: boolean }>
  onClose: () => void
}

/** The actions of a chat, one question at a time; the safe answer comes first and has the focus. */
export function ChatMore({ chat, ended, first, Bubble, onClose }: ChatMoreProps) {
  const t = useIslandTexts('chat_more')
  const [step, setStep] = useState<Step>(first)
  const [about, setAbout] = useState<Chat>(chat.chat!)
  const to = (next: Step) => (): void => setStep(next)
  const read = (one: Chat): void => (setAbout(one), setStep('read'))
  const back = about.id === chat.chat_id ? onClose : to('read')
  const title: Record<Step, string> = {
    menu: t('title'),
    plan: t('plan'),
    contact: t('contact'),
    find: t('find'),
    another: t('another'),
    end: t('end_title'),
    save: t('save_title'),
    delete: t('delete_title'),
    earlier: t('earlier'),
    read: t('earlier'),
  }

  return (
    <Sheet title={title[step]} step={step} onClose={onClose} onPlan={to('plan')}>
      {step === 'menu' && <Menu chat={chat} ended={ended} onStep={setStep} />}
      {step === 'plan' && <PlanStep chat_id={chat.chat_id!} ended={ended} onDone={onClose} />}
      {step === 'contact' && <SafeContactStep chat_id={about.id} onDone={onClose} />}
      {step === 'find' && <FindWays onKept={onClose} />}
      {step === 'another' && <AnotherStep chat={chat} onDone={onClose} />}
      {step === 'end' && <EndStep chat={chat} onDone={onClose} />}
      {step === 'save' && <SaveStep chat_id={about.id} onBack={back} />}
      {step === 'delete' && <DeleteStep chat={chat} about={about} onBack={back} onDone={onClose} />}
      {step === 'earlier' && <EarlierList chats={chat.earlier} onRead={read} />}
      {step === 'read' && (
        <EarlierChat
          {...{ about, Bubble }}
          onSave={to('save')}
          onDelete={to('delete')}
          onBack={to('earlier')}
          onAnother={async () => {
            await chat.moveOn()
            onClose()
          }}
        />
      )}
    </Sheet>
  )
}

type MenuProps = { chat: ChatScreen; ended: boolean; onStep: (step: Step) => void }

function Menu({ chat, ended, onStep }: MenuProps) {
  const { api } = useSession()
  const t = useIslandTexts('chat_more')
  const user = useQuery({ queryKey: ['UserDetails'], queryFn: () => api.get<User>('auth/me/'), staleTime: Infinity })
  const to = (step: Step) => (): void => onStep(step)
  const has_words = chat.messages.length > 0
  return (
    <div className="grid gap-2.5">
      <Row onPress={to('plan')}>{t('plan')}</Row>
      {has_words && !ended && <Row onPress={to('contact')}>{t('contact')}</Row>}
      {has_words && user.data?.nameless && <Row onPress={to('find')}>{t('find')}</Row>}
      {chat.chat!.state === CHAT_STATE.active && <Row onPress={to('another')}>{t('another')}</Row>}
      {chat.earlier.length > 0 && <Row onPress={to('earlier')}>{t('earlier')}</Row>}
      {has_words && <Row onPress={to('save')}>{t('save')}</Row>}
      {has_words && !ended && <Row onPress={to('end')}>{t('end')}</Row>}
      {has_words && (
        <Row onPress={to('delete')} danger>
          {t('delete')}
        </Row>
      )}
    </div>
  )
}

function Row({ onPress, danger = false, children }: { onPress: () => void; danger?: boolean; children: string }) {
  return (
    <button type="button" className={`row-button ${danger ? 'text-sos-ink' : ''}`} onClick={onPress}>
      {children}
    </button>
  )
}

type SheetProps = { title: string; step: Step; onClose: () => void; onPlan: () => void; children: ReactNode }

const planShown =
  (onOpen: () => void): ShowPlan =>
  (plan) => <PlanWords plan={plan} onOpen={onOpen} />

/** The page's script closes it by its backdrop, as every layer; Esc is the browser's own. */
function Sheet({ title, step, onClose, onPlan, children }: SheetProps) {
  const t = useIslandTexts('chat_more')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    const first = element.querySelector<HTMLElement>('[data-first]') ?? element.querySelector<HTMLElement>('h2')
    first?.focus()
    element.scrollTo({ top: 0 })
  }, [step])
  return (
    <dialog ref={dialog} className="layer" aria-labelledby="chat-more-title" onClose={onClose}>
      <DialogExit />
      <div className="sheet sheet-low">
        <div className="modal-head">
          <h2 id="chat-more-title" className="text-h3 outline-none" tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="icon-btn" aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <Icon of={X} />
          </button>
        </div>
        <PlanShown value={planShown(onPlan)}>{children}</PlanShown>
      </div>
    </dialog>
  )
}
