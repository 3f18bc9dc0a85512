import { useTexts } from '../../../i18n/use-texts.ts'

/** Stands where the number of minutes or the time of opening goes, until the boot script knows it. */
const GAP = '00'

/**
 * Who is there, in words. The page is kept for everybody, so it holds each sentence hidden; the boot script asks the
 * server and shows the true one. Without scripts nothing is said.
 */
export function AvailabilityLine() {
  const t = useTexts('home')
  const minutes = (key: 'online_wait' | 'busy_wait') => {
    const [before, after] = t(key, { minutes: GAP }).split(GAP)
    return (
      <span data-wait="">
        , {before}
        <span data-minutes="" />
        {after}
      </span>
    )
  }
  const [before, after] = t('closed', { when: GAP }).split(GAP)
  return (
    <p className="avail">
      <span data-state="open" hidden>
        <i />
        <b>{t('online')}</b>
        {minutes('online_wait')}
      </span>
      <span data-state="busy" hidden>
        <i />
        <b>{t('busy')}</b>
        {minutes('busy_wait')}
        <span data-no-wait="">, {t('busy_later')}</span>
      </span>
      <span data-state="closed" hidden>
        <i />
        {before}
        <span data-opens="">{t('closed_when')}</span>
        {after}
      </span>
    </p>
  )
}
