import type { Audience } from '@himoya/contract/common'
import { AUDIENCES } from '@himoya/contract/people'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'

type AudienceChoiceProps = { audience: Audience | undefined; onChange: (audience: Audience | undefined) => void }

/** Optional, and says so. */
export function AudienceChoice({ audience, onChange }: AudienceChoiceProps) {
  const t = useIslandTexts('account')
  return (
    <div className="field">
      <label className="label" htmlFor="field-audience">
        {t('register.audience')} <span className="hint font-[400]">{t('register.audience_hint')}</span>
      </label>
      <select
        id="field-audience"
        className="input"
        value={audience ?? ''}
        onChange={(event) => onChange(AUDIENCES.find((one) => one === event.target.value))}
      >
        <option value="">{t('register.audience_none')}</option>
        {AUDIENCES.map((one) => (
          <option key={one} value={one}>
            {t(`register.audience_${one}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
