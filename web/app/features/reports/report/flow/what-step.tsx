import type { ReportTypeId } from '@himoya/contract/reports/report-lists'
import type { ReportType } from '@himoya/contract/reports/reports'
import { ArchPicture } from '../../../../art/picture.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { fieldId } from '../../../../ui/forms/field.tsx'
import type { StepProps } from './step-props.ts'
import { StepFrame } from './step-frame.tsx'
import { Group, Problem } from './step-parts.tsx'
import { hasFamily, isOneTooMany, toggleType, typeIds } from './types.ts'

const OTHER = 'other'

/** What happened, by pictures of things; for whoever knows more, closer kinds under them. */
export function WhatStep({ flow, kinds: { types } }: StepProps) {
  const t = useIslandTexts('report_steps')
  const { form, voice } = flow
  const ids = typeIds(form.values.type_ids)
  const title = t(`${voice}.what`)
  const words = (type: ReportType): string => (voice === 'self' ? type.title_self : type.title)
  const toggle = (id: ReportTypeId): void => form.set('type_ids', toggleType(ids, id).join(' '))
  const pictures = types.filter(({ id, parent }) => parent === null && id !== OTHER)
  const other = types.find(({ id }) => id === OTHER)
  const full = pictures.some(({ id }) => !hasFamily(ids, id) && isOneTooMany(ids, id))
  return (
    <StepFrame flow={flow} title={title} hint={t('what.hint')} labels={{ type_ids: title }}>
      <Problem form={form} name="type_ids" />
      <div className="kinds" role="group" aria-label={title}>
        {pictures.map((type, at) => (
          <label key={type.id} className="kind">
            <ArchPicture name={type.drawing} niche={type.niche} />
            <span>{words(type)}</span>
            <TypeBox
              id={at === 0 ? fieldId('type_ids') : undefined}
              {...{ ids, toggle, type }}
              chosen={hasFamily(ids, type.id)}
            />
          </label>
        ))}
      </div>
      {other && (
        <label className="pick">
          <TypeBox {...{ ids, toggle, type: other }} chosen={ids.includes(OTHER)} />
          {words(other)}
        </label>
      )}
      {full && (
        <p className="meta" role="status">
          {t('what.full')}
        </p>
      )}
      {pictures
        .filter(({ id }) => hasFamily(ids, id))
        .map((family, at) => (
          <Group key={family.id} label={`${words(family)}: ${t('what.closer').toLocaleLowerCase()}`}>
            {at === 0 && <p className="hint mb-2">{t('what.closer_hint')}</p>}
            <div className="picks">
              {types
                .filter(({ parent }) => parent === family.id)
                .map((type) => (
                  <label key={type.id} className="pick">
                    <TypeBox {...{ ids, toggle, type }} chosen={ids.includes(type.id)} />
                    <ArchPicture name={type.drawing} niche={type.niche} className="w-[min(3.25rem,52px)] shrink-0" />
                    {words(type)}
                  </label>
                ))}
            </div>
          </Group>
        ))}
    </StepFrame>
  )
}

type BoxProps = {
  id?: string | undefined
  ids: readonly ReportTypeId[]
  type: ReportType
  chosen: boolean
  toggle(id: ReportTypeId): void
}

/** Stays in reach of keys and readers when three are chosen; it then changes nothing and says so. */
function TypeBox({ id, ids, type, chosen, toggle }: BoxProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={chosen}
      aria-disabled={!chosen && isOneTooMany(ids, type.id)}
      onChange={(event) => {
        toggle(type.id)
        // three are the most: the box must not look chosen when nothing was
        event.currentTarget.checked = chosen
      }}
    />
  )
}
