import { PLACE_KINDS, REPORT_LENGTHS, SUSPECT_RELATIONS, YES_NO_UNKNOWN } from '@himoya/contract/report-lists'
import { tashkentDay } from '@himoya/kit/dates'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Field } from '../../account/forms/field.tsx'
import { TextField } from '../../account/forms/text-field.tsx'
import { useSession } from '../../account/session.ts'
import type { StepProps } from './later-steps.tsx'
import { StepFrame } from './step-frame.tsx'
import { Chips, SelectField } from './step-parts.tsx'
import type { Flow } from './use-flow.ts'
import { lastMonths, relationKey } from './when-words.ts'

/** Where and when, and by whom; only the region is required. */
export function PlaceStep({ flow, kinds: { regions } }: StepProps) {
  const t = useIslandTexts('report_steps')
  const { form, voice } = flow
  const labels = {
    region_code: t('place.region'),
    district: t('place.district'),
    happened_day: t('place.happened_day'),
    happened_month: t('place.happened_month'),
  }
  return (
    <StepFrame flow={flow} title={t(`${voice}.place`)} hint={t('place.hint')} labels={labels}>
      <SelectField {...{ form, name: 'region_code', label: labels.region_code, none: t('place.choose'), options: regions }} />
      <TextField {...{ form, name: 'district', label: labels.district }} maxLength={REPORT_LENGTHS.district} autoComplete="off" />
      <Chips
        {...{ form, name: 'place_kind', label: t('place.kind') }}
        options={PLACE_KINDS.map((value) => ({ value, label: t(`place.${value}`) }))}
      />
      <When flow={flow} />
      <SelectField
        {...{ form, name: 'suspect_relation', label: t(`${voice}.who`), none: t('place.not_said') }}
        options={SUSPECT_RELATIONS.map((value) => ({ value, label: t(relationKey(value, voice)) }))}
      />
      <Chips
        {...{ form, name: 'suspect_has_access', label: t(`${voice}.access`) }}
        options={YES_NO_UNKNOWN.map((value) => ({
          value,
          label: t(value === 'unknown' ? 'place.access_unknown' : `place.${value}`),
        }))}
      />
    </StepFrame>
  )
}

const DAYS = ['today', 'yesterday', 'day', 'month'] as const

/** A day, or the month when nobody knows the day; of what still goes on, since when. */
function When({ flow: { form, draft } }: { flow: Flow }) {
  const { lang } = useSession()
  const t = useIslandTexts('report_steps')
  const [today] = useState(() => tashkentDay(Date.now()))
  return (
    <>
      <Chips
        {...{ form, name: 'happened', label: t(draft.urgency === 'past' ? 'place.when' : 'place.since') }}
        options={DAYS.map((value) => ({ value, label: t(`place.${value}`) }))}
      />
      {draft.happened === 'day' && (
        <Field name="happened_day" label={t('place.happened_day')} problem={form.problems.happened_day}>
          {(control) => (
            <input
              {...control}
              type="date"
              max={today}
              value={draft.happened_day}
              onChange={(event) => form.set('happened_day', event.target.value)}
            />
          )}
        </Field>
      )}
      {draft.happened === 'month' && (
        <SelectField
          {...{ form, name: 'happened_month', label: t('place.happened_month'), none: t('place.choose') }}
          options={lastMonths(today, lang)}
        />
      )}
    </>
  )
}
