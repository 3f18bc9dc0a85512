import { CONTACT_ROLES } from '@himoya/contract/chat/record-lists'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { StepFrame, TITLE } from './step-frame.tsx'
import { Picks } from './step-parts.tsx'
import type { Flow } from './use-flow.ts'

/** Decides in whose words the rest is asked. */
export function WhoStep({ flow }: { flow: Flow }) {
  const t = useIslandTexts('report')
  return (
    <StepFrame flow={flow} title={t('who.title')} hint={t('who.lead')} labels={{ reporter_role: t('who.title') }}>
      <Picks
        {...{ form: flow.form, name: 'reporter_role', labelled: TITLE }}
        options={CONTACT_ROLES.map((value) => ({ value, label: t(`who.${value}`) }))}
      />
    </StepFrame>
  )
}
