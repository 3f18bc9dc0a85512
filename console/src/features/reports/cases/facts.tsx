import type { Case } from '@himoya/contract/reports/cases'
import type { Language } from '@himoya/contract/languages'
import { formatChatTime, formatDate } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import { type Text, useLang, useText } from '../../../i18n/use-text.ts'
import { useTypeWords } from './case-badges.tsx'
import styles from './case.module.css'

/** What was answered beside the story; `children`: more of the same. */
export function Facts({ one, children }: { one: Case; children?: ReactNode }) {
  const text = useText()
  const lang = useLang()
  const typeWords = useTypeWords()
  const { facts } = one
  return (
    <dl className={styles.facts}>
      <Fact label={text('case.fact_types')}>{typeWords(one.type_ids)}</Fact>
      <Fact label={text('case.fact_urgency')}>{text(`case.urgency_${one.urgency}`)}</Fact>
      <Fact label={text('case.fact_reporter')}>{text(`who.${one.reporter_role}`)}</Fact>
      <Fact label={text('case.fact_child')}>{childWords(one, text)}</Fact>
      <Fact label={text('case.fact_child_name')}>{facts.child_name}</Fact>
      <Fact label={text('case.fact_region')}>{one.region_code && text(`region.${one.region_code}`)}</Fact>
      <Fact label={text('case.fact_district')}>{facts.district}</Fact>
      <Fact label={text('case.fact_place')}>{facts.place_kind && text(`case.place_${facts.place_kind}`)}</Fact>
      <Fact label={text('case.fact_when')}>{whenWords(facts.happened_from, facts.happened_to, lang)}</Fact>
      <Fact label={text('case.fact_since')}>{facts.happened_about && text(`case.happened_${facts.happened_about}`)}</Fact>
      <Fact label={text('case.fact_suspect')}>{facts.suspect_relation && text(`case.suspect_${facts.suspect_relation}`)}</Fact>
      <Fact label={text('case.fact_access')}>{facts.suspect_has_access && text(`case.access_${facts.suspect_has_access}`)}</Fact>
      <Fact label={text('case.fact_share')}>{text(`case.share_${facts.share}`)}</Fact>
      <Fact label={text('case.fact_received')}>{formatChatTime(one.created_at, lang)}</Fact>
      {children}
    </dl>
  )
}

/** What nobody told is not shown as an empty line. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function childWords({ child_age_band, facts }: Case, text: Text): string {
  const gender = facts.child_gender && facts.child_gender !== 'unknown' ? text(`gender.${facts.child_gender}`) : null
  return [gender, child_age_band && text(`case.age_${child_age_band}`)].filter(Boolean).join(', ')
}

const MONTH_LENGTH = 7
/** A day, or a month when nobody knows the day: `2026-11` stays as it was told. */
const dayWords = (day: string, lang: Language): string => (day.length <= MONTH_LENGTH ? day : formatDate(day, lang))

function whenWords(from: string | null, to: string | null, lang: Language): string | null {
  if (from && to && from !== to) return `${dayWords(from, lang)} – ${dayWords(to, lang)}`
  const day = from ?? to
  return day && dayWords(day, lang)
}
