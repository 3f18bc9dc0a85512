import { inFours } from '@himoya/contract/in-fours'
import type { Complained } from '@himoya/contract/questions/complaints'
import { useTexts } from '../../../i18n/use-texts.ts'
import { HelpCard } from '../public/help-card.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { NumberCard } from '../../../ui/site/number-card.tsx'
import type { ComplaintAnswer } from './complaint.ts'
import { ReceiptWords } from '../../../ui/receipt/receipt-words.tsx'

const LABEL = 'mb-1.5 block font-[650]'
const FIELD = 'min-h-13 w-full rounded-field border-[1.5px] border-line-strong bg-surface px-3.5 py-3'

/** What happened, in one's own words; plain, so that it goes without scripts too. */
export function ComplaintForm({ refused }: { refused: Exclude<ComplaintAnswer, { complained: unknown }> | undefined }) {
  const t = useTexts('complaint')
  const { lang, islands } = useSite()
  const watched = watchedBy(islands['help-beside'])
  const problem = refused?.problem
  const is_about = problem === 'about_long'
  return (
    <form id="write" className="card grid grid-cols-1 gap-4 p-5" method="post" action={`/${lang}/complaint#write`} noValidate>
      {problem && (
        <p id="complaint-problem" className="banner banner-urgent" role="alert">
          {typeof problem === 'object' ? problem.reason || t('failed') : t(problem)}
        </p>
      )}
      <div>
        <label className={LABEL} htmlFor="complaint-text">
          {t('text')}
        </label>
        <p id="complaint-hint" className="meta mb-1.5">
          {t('text_hint')}
        </p>
        <div {...watched}>
          <textarea
            id="complaint-text"
            className={FIELD}
            name="text"
            rows={6}
            required
            defaultValue={refused?.text}
            aria-invalid={problem && typeof problem === 'string' && !is_about ? true : undefined}
            aria-describedby={problem ? 'complaint-problem complaint-hint' : 'complaint-hint'}
          />
        </div>
      </div>
      <HelpBeside shown={refused?.help === true} />
      <div>
        <label className={LABEL} htmlFor="complaint-about">
          {t('about')}
        </label>
        <input
          id="complaint-about"
          className={FIELD}
          name="about"
          autoComplete="off"
          defaultValue={refused?.about}
          aria-invalid={is_about || undefined}
          aria-describedby={is_about ? 'complaint-problem' : undefined}
        />
      </div>
      <p className="meta">{t('who_reads')}</p>
      <button type="submit" className="btn btn-first">
        {t('send')}
      </button>
      <a className="btn btn-text" href={`/${lang}/report/receipt`}>
        {t('return_link')}
      </a>
    </form>
  )
}

/** The box is watched once somebody presses on it or reads on: the page is the same for everybody, and fetches nothing before. */
const watchedBy = (island: { script: string; imports: readonly string[] } | undefined) =>
  island && { 'data-touch': [island.script, ...island.imports].join(' '), 'data-read': '', 'data-help-beside': '' }

/** Help before anything is sent: uncovered by islands/help-beside.ts, and by the server where a form came back. */
function HelpBeside({ shown }: { shown: boolean }) {
  return (
    <div aria-live="polite">
      <div id="help-beside" hidden={!shown}>
        <HelpCard card="chat" level={2} />
        <NumberCard />
      </div>
    </div>
  )
}

/** The receipt on a page of its own, kept nowhere; help first where words of danger stood in it. */
export function ComplaintSent({ complained: { receipt, receipt_words, help } }: { complained: Complained }) {
  const t = useTexts('complaint')
  const { lang } = useSite()
  return (
    <>
      {help && (
        <>
          <HelpCard card="chat" level={2} />
          <NumberCard />
        </>
      )}
      <section id="write" className="card grid grid-cols-1 gap-4 p-5">
        <h2>{t('sent')}</h2>
        <p>{t('sent_text')}</p>
        <p className="meta">{t('number')}</p>
        {receipt_words && <ReceiptWords in_words={receipt_words} />}
        <p className="receipt-number">{inFours(receipt)}</p>
        <p className="banner banner-urgent">{t('once')}</p>
        <a className="btn btn-second" href={`/${lang}/report/receipt`}>
          {t('return_link')}
        </a>
      </section>
    </>
  )
}
