import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { CHILD_AGE_BANDS, REPORT_GENDERS } from '@himoya/contract/reports/report-lists'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { StepProps } from './step-props.ts'
import { StepFrame } from './step-frame.tsx'
import { Chips } from './step-parts.tsx'

/** About the child; nothing of it is required. */
export function ChildStep({ flow }: StepProps) {
  const t = useIslandTexts('report_steps')
  const { form, voice } = flow
  return (
    <StepFrame
      flow={flow}
      title={t(`${voice}.child`)}
      hint={t('child.hint')}
      labels={{ child_name: t(`${voice}.name`), child_age_band: t(`${voice}.age`), child_gender: t(`${voice}.gender`) }}
    >
      <Chips
        {...{ form, name: 'child_age_band', label: t(`${voice}.age`) }}
        options={CHILD_AGE_BANDS.filter((value) => voice !== 'self' || value !== '0-6').map((value) => ({
          value,
          label: value === 'unknown' ? t('child.age_unknown') : t('child.age', { age: value.replace('-', '–') }),
        }))}
      />
      <Chips
        {...{ form, name: 'child_gender', label: t(`${voice}.gender`) }}
        options={REPORT_GENDERS.map((value) => ({ value, label: t(`child.${value}`) }))}
      />
      <TextField
        {...{ form, name: 'child_name', label: t(`${voice}.name`), hint: t('child.name_hint') }}
        most={REPORT_LENGTHS.child_name}
        autoComplete="off"
      />
    </StepFrame>
  )
}
