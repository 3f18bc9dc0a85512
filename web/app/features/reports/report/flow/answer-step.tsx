import { SAFE_HOURS, SHARE_CHOICES } from '@himoya/contract/reports/report-lists'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { PhoneField } from '../../../../ui/forms/phone-field.tsx'
import { useRole } from '../../../../session/session.ts'
import { HelpBeside } from '../../../../ui/screen/help-beside.tsx'
import type { StepProps } from './step-props.ts'
import { useSomeoneThere } from './use-someone-there.ts'
import { StepFrame, TITLE } from './step-frame.tsx'
import { Chips, Picks } from './step-parts.tsx'

/** No signal is promised where nobody would hear it. */
function hintNow(someone_there: boolean | null) {
  if (someone_there === null) return 'answer.hint_now_unknown'
  return someone_there ? 'answer.hint_now' : 'answer.hint_now_nobody'
}

/** How an answer may come without doing harm. */
export function AnswerStep({ flow }: StepProps) {
  const t = useIslandTexts('report_steps')
  const is_user = useRole() === 'user'
  const { form, draft } = flow
  const own = is_user ? 'mine' : 'receipt'
  const is_now = draft.urgency === 'now'
  const someone_there = useSomeoneThere(is_now)
  return (
    <StepFrame
      flow={flow}
      title={t('answer.title')}
      hint={t(is_now ? hintNow(someone_there) : 'answer.hint')}
      labels={{ channel: t('answer.title'), phone: t('answer.phone') }}
    >
      <HelpBeside tells={flow.tells_of_danger} />
      <Picks
        {...{ form, name: 'channel', labelled: TITLE, is_fixed: true }}
        options={[
          { value: 'receipt', label: t(`answer.${own}`), hint: t(`answer.${own}_hint`) },
          ...(is_user ? [{ value: 'chat', label: t('answer.chat'), hint: t('answer.chat_hint') }] : []),
          { value: 'phone', label: t('answer.phone'), hint: t('answer.phone_hint') },
        ]}
      />
      {draft.channel === 'phone' && (
        <>
          <PhoneField form={form} name="phone" />
          <Chips
            {...{ form, name: 'safe_hours', label: t('answer.hours') }}
            options={SAFE_HOURS.map((value) => ({ value, label: t(`answer.${value}`) }))}
          />
        </>
      )}
      <div className="grid gap-1.5">
        <Chips
          {...{ form, name: 'share', label: t('answer.share') }}
          options={SHARE_CHOICES.map((value) => ({ value, label: t(`answer.share_${value}`) }))}
        />
        <p className="hint">{t('answer.share_hint')}</p>
      </div>
    </StepFrame>
  )
}
