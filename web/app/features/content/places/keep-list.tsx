import { useTexts } from '../../../i18n/use-texts.ts'
import { Touched } from '../../../ui/island/touched.tsx'

/**
 * The list for when there is no network; with data saving on nothing is fetched for it but by this press. What is said of it comes with
 * the code (islands/keep-places.ts): most never press it.
 */
export function KeepList() {
  const t = useTexts('places')
  return (
    <Touched name="keep-places" className="keep-list">
      <button type="button" className="btn btn-second">
        {t('kept.keep')}
      </button>
    </Touched>
  )
}
