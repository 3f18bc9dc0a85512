import { HAPPENED_ABOUT, SUSPECT_RELATIONS, YES_NO_UNKNOWN } from '@himoya/contract/reports/report-lists'
import { server_time } from '@himoya/kit/server-time'
import { useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { useSession } from '../../../../session/session.ts'
import type { FieldName } from './draft.ts'
import { StepFrame } from './step-frame.tsx'
import { Chips, SelectField } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'
import { dayOf, lastMonths, relationKey } from './when-words.ts'

/** Since when, and by whom. */
export function WhenStep({ flow }: StepProps) {
  const t = useIslandTexts('report_steps')
  const { draft, form, voice } = flow
  const labels = {
    happened: t(draft.urgency === 'past' ? 'place.when' : 'place.since'),
    happened_day: t('place.happened_day'),
    happened_month: t('place.happened_month'),
  }
  return (
    <StepFrame flow={flow} title={t('when.title')} hint={t('child.hint')} labels={labels}>
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

/** A day, the month, or no day at all; of what still goes on, since when. */
function When({ flow: { form, draft } }: Pick<StepProps, 'flow'>) {
  const { lang } = useSession()
  const t = useIslandTexts('report_steps')
  const [today] = useState(() => dayOf('today', server_time.writtenAt()))
  // What it is called is about a day, and that day is meant.
  function choose(name: FieldName, value: string): void {
    form.set(name, value)
    form.set('happened_on', dayOf(value, server_time.writtenAt()))
  }
  return (
    <>
      <Chips
        {...{
          form: { ...form, set: choose },
          name: 'happened',
          label: t(draft.urgency === 'past' ? 'place.when' : 'place.since'),
        }}
        options={[
          ...DAYS.map((value) => ({ value, label: t(`place.${value}`) })),
          ...HAPPENED_ABOUT.map((value) => ({ value, label: t(`when.${value}`) })),
        ]}
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
