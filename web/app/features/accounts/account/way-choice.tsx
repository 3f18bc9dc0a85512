import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

export type AccountWay = 'nickname' | 'phone'
const WAYS = ['nickname', 'phone'] as const

/** Nickname or phone; the nickname first, because it is the quickest and asks for nothing. */
export function WayChoice({ way, onChange }: { way: AccountWay; onChange: (way: AccountWay) => void }) {
  const t = useIslandTexts('account')
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-1 rounded-button bg-sunken p-1">
      <legend className="sr-only">{t('common.how')}</legend>
      {WAYS.map((one) => (
        <label
          key={one}
          className="grid min-h-12 cursor-pointer place-items-center rounded-field px-2 text-center font-[650] text-ink-2 has-checked:bg-surface has-checked:text-green-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input type="radio" className="sr-only" name="way" checked={way === one} onChange={() => onChange(one)} />
          <Changing>{t(one === 'nickname' ? 'common.by_nickname' : 'common.by_phone')}</Changing>
        </label>
      ))}
    </fieldset>
  )
}
