import { server_time } from '@himoya/kit/server-time'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { formatFull, fullPhone } from '@himoya/contract/phone-number'
import { useRole, useSession } from '../../../../session/session.ts'
import { Calls } from './danger-step.tsx'
import { isAbout, type Step } from './draft.ts'
import { HelpBeside } from '../../../../ui/screen/help-beside.tsx'
import type { StepProps } from './step-props.ts'
import { SecrecyNotice } from './notice.tsx'
import { StepFrame } from './step-frame.tsx'
import { typeIds } from './types.ts'
import { dayOf, dayWords, relationKey } from './when-words.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

const PARTS = ['danger', 'who', 'what', 'child', 'place', 'when', 'tell', 'answer'] as const

/** Everything once more before it goes, each part with the way to change it. */
export function ReviewStep({ flow, kinds }: StepProps) {
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  const { draft, form, voice } = flow
  const answers = useAnswers(flow, kinds)
  return (
    <StepFrame
      flow={flow}
      title={t('review.title')}
      hint={t('review.hint')}
      labels={{}}
      next={{ label: t('review.send'), busy: t('review.sending') }}
    >
      {form.failure && !flow.tells_of_danger && (
        <div className="report-calls">
          <b>{t('review.call')}</b>
          <Calls />
        </div>
      )}
      <HelpBeside tells={flow.tells_of_danger} />
      <dl className="card @container divide-y divide-line">
        {PARTS.map((part) => (
          <ReviewRow
            key={part}
            name={t(part === 'child' && voice === 'self' ? 'review.child_self' : `review.${part}`)}
            words={answers[part]}
            onChange={() => flow.change(part)}
          />
        ))}
      </dl>
      <SecrecyNotice draft={draft} />
      {flow.files.is_busy && (
        <p className="banner banner-urgent" role="status">
          {t('tell.wait_files')}
        </p>
      )}
      <p className="text-small text-ink-2">
        {t('review.terms')}{' '}
        <a className="inline-block py-2" href={`/${lang}/terms`} target="_blank" rel="noopener">
          {t('review.terms_link')}
        </a>
      </p>
    </StepFrame>
  )
}

type RowProps = { name: string; words: readonly string[]; onChange(): void }

function ReviewRow({ name, words, onChange }: RowProps) {
  const t = useIslandTexts('report_steps')
  return (
    <div className="grid gap-x-3 px-[var(--edge)] py-2 @3xs:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="self-center text-small text-ink-2">{name}</dt>
      <dd className="order-last self-center @3xs:order-none @3xs:row-span-2">
        <button
          type="button"
          className="btn btn-text min-h-11 px-2 text-small"
          aria-label={`${t('review.change')}: ${name}`}
          onClick={onChange}
        >
          {t('review.change')}
        </button>
      </dd>
      <dd className="whitespace-pre-line wrap-anywhere">
        <Changing>{words.length > 0 ? words.join('\n') : t('review.nothing')}</Changing>
      </dd>
    </div>
  )
}

/** What was answered, part by part, each answer a line. */
function useAnswers(
  { draft, voice, files }: StepProps['flow'],
  { types, regions }: StepProps['kinds'],
): Record<Exclude<Step, 'review'>, string[]> {
  const light = useIslandTexts('report')
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  const is_user = useRole() === 'user'
  const said = (...lines: (string | false | undefined)[]): string[] =>
    lines.filter((line) => line !== undefined && line !== false && line !== '') as string[]
  const kind_words = typeIds(draft.type_ids).map((id) => {
    const type = types.find((one) => one.id === id)
    return type && (voice === 'self' ? type.title_self : type.title)
  })
  const age = draft.child_age_band
  const channel = draft.channel === 'receipt' && is_user ? 'mine' : (draft.channel as 'receipt' | 'chat' | 'phone')
  const { suspect_relation: relation, place_kind, child_gender, safe_hours, share } = draft
  return {
    danger: said(draft.urgency && light(`danger.${draft.urgency as 'now'}`)),
    who: said(draft.reporter_role && light(`who.${draft.reporter_role as 'friend'}`)),
    what: said(...kind_words),
    child: said(
      draft.child_name.trim(),
      age !== '' &&
        (age === 'unknown' ? `${t(`${voice}.age`)} ${t('child.age_unknown')}` : t('child.age', { age: age.replace('-', '–') })),
      child_gender !== '' && child_gender !== 'unknown' && t(`child.${child_gender as 'girl'}`),
    ),
    place: said(
      regions.find(({ value }) => value === draft.region_code)?.label,
      draft.district.trim(),
      place_kind !== '' && t(`place.${place_kind as 'home'}`),
    ),
    when: said(
      whenWords(draft, t, lang),
      relation !== '' && t('review.by', { who: t(relationKey(relation as 'parent', voice)) }),
      draft.suspect_has_access === 'yes' && t('review.can_come'),
    ),
    tell: said(draft.description.trim(), files.keys.length > 0 && t('review.files', { count: String(files.keys.length) })),
    answer: said(
      t(`answer.${channel}`),
      channel === 'phone' && formatFull(fullPhone(draft.phone)),
      channel === 'phone' && safe_hours !== '' && t(`answer.${safe_hours as 'any'}`),
      share !== '' && `${t('answer.share')} ${t(`answer.share_${share as 'yes'}`)}`,
    ),
  }
}

type Words = ReturnType<typeof useIslandTexts<'report_steps'>>

function whenWords(draft: StepProps['flow']['draft'], t: Words, lang: ReturnType<typeof useSession>['lang']): string | undefined {
  const { happened, happened_on } = draft
  if (happened === '') return undefined
  if (isAbout(happened)) return t(`when.${happened}`)
  // Over midnight the day that was meant is called by its date.
  const meant = happened_on === dayOf(happened, server_time.writtenAt()) ? '' : happened_on
  const day = happened === 'day' ? draft.happened_day : happened === 'month' ? draft.happened_month : meant
  const when = day === '' ? t(`place.${happened as 'today'}`) : dayWords(day, lang)
  return draft.urgency === 'past' ? when : t('review.since', { when })
}
