import { useTexts } from '../../../../i18n/use-texts.ts'
import { useSite } from '../../../../ui/site/use-site.ts'
import type { NameAnswer } from './check-name.ts'

const LABEL = 'mb-1.5 block font-[650]'
const FIELD = 'min-h-13 w-full rounded-field border-[1.5px] border-line-strong bg-surface px-3.5 py-3'

/** Does the paper bear the right name? Typed and sent, never in an address; what was typed is kept nowhere. */
export function NameCheckForm({ code, answer }: { code: string; answer: NameAnswer | undefined }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  const outcome = answer?.outcome
  const is_wrong = outcome !== undefined && outcome !== 'same'
  return (
    <form
      id="name"
      className="card name-check grid grid-cols-1 gap-4 p-5"
      method="post"
      action={`/${lang}/certificate/${code}#name`}
      noValidate
    >
      <div>
        <h2>{t('certificate.name_title')}</h2>
        <p className="meta">{t('certificate.no_name')}</p>
      </div>
      {outcome !== undefined && (
        <p
          id="name-answer"
          className={`banner ${is_wrong ? 'banner-urgent' : 'banner-true'}`}
          role={is_wrong ? 'alert' : 'status'}
        >
          {typeof outcome === 'object' ? outcome.reason : t(`certificate.name_${outcome}`)}
        </p>
      )}
      <div>
        <label className={LABEL} htmlFor="certificate-name">
          {t('certificate.name')}
        </label>
        <p id="certificate-name-hint" className="meta mb-1.5">
          {t('certificate.name_hint')}
        </p>
        <input
          id="certificate-name"
          className={FIELD}
          name="name"
          required
          autoComplete="off"
          defaultValue={answer?.typed}
          aria-invalid={is_wrong || undefined}
          aria-describedby={outcome === undefined ? 'certificate-name-hint' : 'name-answer certificate-name-hint'}
        />
      </div>
      <button type="submit" className="btn btn-first">
        {t('certificate.name_check')}
      </button>
    </form>
  )
}
