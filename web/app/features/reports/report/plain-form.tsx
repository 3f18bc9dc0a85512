import { CONTACT_ROLES } from '@himoya/contract/chat/record-lists'
import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { HAPPENED_ABOUT, URGENCIES } from '@himoya/contract/reports/report-lists'
import { messagesIn } from '../../../i18n/messages.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'
import { CallLinks } from '../../../ui/site/call-links.tsx'
import { STEPS } from './flow/draft.ts'
import type { Kinds } from './flow/use-flow.ts'
import { NOTHING_TYPED, type PlainAnswer, PLAIN_FIELDS, type PlainValues } from './plain-report.ts'

type Props = Kinds & { answer: Exclude<PlainAnswer, { reported: unknown }> | undefined }

/** The first step as it stands before any script; without scripts all that a report needs follows in the same form. */
export function PlainForm({ types, regions, answer }: Props) {
  const t = useTexts('report')
  const { lang } = useSite()
  const values = answer?.values ?? NOTHING_TYPED
  return (
    <form className="report-form" method="post" action={`/${lang}/report`}>
      <div className="stepper js-only" aria-hidden="true">
        <i className="done" />
        {STEPS.slice(1).map((step) => (
          <i key={step} />
        ))}
      </div>
      <p className="meta js-only">{t('frame.step', { now: '1', all: String(STEPS.length) })}</p>
      <h1 id="step-title">{t('danger.title')}</h1>
      <p>{t('danger.lead')}</p>
      {answer && <WhatIsWrong answer={answer} />}
      <div className="picks" role="radiogroup" aria-labelledby="step-title">
        {URGENCIES.map((value) => (
          <label key={value} className="pick">
            <input type="radio" name="urgency" value={value} defaultChecked={values.urgency === value} />
            {t(`danger.${value}`)}
          </label>
        ))}
      </div>
      <div className="report-calls">
        <b>{t('danger.call')}</b>
        <CallLinks />
      </div>
      <a className="btn btn-text" href={`/${lang}/report/receipt`}>
        {t('frame.return_link')}
      </a>
      <Rest types={types} regions={regions} values={values} />
      <p className="meta js-only">{t('frame.loading')}</p>
    </form>
  )
}

function WhatIsWrong({ answer: { problems, reason } }: { answer: NonNullable<Props['answer']> }) {
  const t = useTexts('report')
  const names = PLAIN_FIELDS.filter((name) => problems[name])
  return (
    <div className="banner banner-urgent" role="alert">
      {names.length > 0 ? (
        <div>
          <b>{t('plain.fix')}</b>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#plain-${name}`}>{name === 'urgency' ? t('danger.title') : t(`plain.${LABELS[name]}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{reason || t('plain.failed')}</p>
      )}
    </div>
  )
}

const LABELS = {
  reporter_role: 'who',
  type_ids: 'kinds',
  region_code: 'region',
  happened: 'since',
  description: 'story',
} as const

const TIMES = ['today', 'yesterday', ...HAPPENED_ABOUT] as const

function Rest({ types, regions, values }: Kinds & { values: PlainValues }) {
  const t = useTexts('report')
  const { lang } = useSite()
  const times = TIMES.map((value) => ({ value, label: t(`plain.${value}`) }))
  const roles = CONTACT_ROLES.map((value) => ({ value, label: t(`who.${value}`) }))
  return (
    <div className="plain-rest">
      <Choice name="reporter_role" label={t('plain.who')} chosen={values.reporter_role} options={roles} />
      <fieldset id="plain-type_ids">
        <legend>{t('plain.kinds')}</legend>
        {types
          .filter(({ parent }) => parent === null)
          .map(({ id, title }) => (
            <label key={id} className="pick">
              <input type="checkbox" name="type_ids" value={id} defaultChecked={values.type_ids.includes(id)} />
              {title}
            </label>
          ))}
      </fieldset>
      <Choice name="region_code" label={t('plain.region')} chosen={values.region_code} options={regions} />
      <Choice name="happened" label={t('plain.since')} chosen={values.happened} options={times} />
      <div>
        <label htmlFor="plain-description">{t('plain.story')}</label>
        <p className="meta">{t('plain.story_hint')}</p>
        <textarea
          id="plain-description"
          name="description"
          rows={8}
          required
          minLength={REPORT_LENGTHS.description_min}
          defaultValue={values.description}
        />
      </div>
      <p className="banner">{messagesIn(lang).chat.secrecy}</p>
      <button type="submit" className="btn btn-first">
        {t('plain.send')}
      </button>
    </div>
  )
}

type ChoiceProps = {
  name: 'reporter_role' | 'region_code' | 'happened'
  label: string
  chosen: string
  options: Kinds['regions']
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const t = useTexts('report')
  return (
    <div>
      <label htmlFor={`plain-${name}`}>{label}</label>
      <select id={`plain-${name}`} name={name} defaultValue={chosen}>
        <option value="">{t('plain.choose')}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
