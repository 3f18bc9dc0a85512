import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'

/** It did not open, by no fault of the reader's: nothing is lost, and once more may do. */
export function NotOpened({ onAgain }: { onAgain(): void }) {
  const t = useIslandTexts('inbox')
  return (
    <div className="banner banner-failed grid grid-cols-1 gap-3" role="alert">
      <p>{t('frame.failed')}</p>
      <button type="button" className="btn btn-second" onClick={onAgain}>
        {t('frame.again')}
      </button>
    </div>
  )
}
