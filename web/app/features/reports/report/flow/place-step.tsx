import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { PLACE_KINDS } from '@himoya/contract/reports/report-lists'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { Chips, SelectField } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

export function PlaceStep({ flow, kinds: { regions } }: StepProps) {
  const t = useIslandTexts('report_steps')
  const { form, voice } = flow
  const labels = { region_code: t('place.region'), district: t('place.district') }
  return (
    <StepFrame flow={flow} title={t(`${voice}.place`)} hint={t('child.hint')} labels={labels}>
      <SelectField {...{ form, name: 'region_code', label: labels.region_code, none: t('place.not_said'), options: regions }} />
      <TextField {...{ form, name: 'district', label: labels.district }} most={REPORT_LENGTHS.district} autoComplete="off" />
      <Chips
        {...{ form, name: 'place_kind', label: t('place.kind') }}
        options={PLACE_KINDS.map((value) => ({ value, label: t(`place.${value}`) }))}
      />
    </StepFrame>
  )
}
