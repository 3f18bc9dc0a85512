import type { Sound } from '@himoya/contract/content/media-library'
import { megabytes } from '@himoya/kit/file-size'
import { Headphones } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'

/** What it weighs is said first; nothing is loaded before somebody plays it. */
export function SoundPlayer({ sound }: { sound: Sound }) {
  const t = useTexts('content')
  const { lang } = useSite()
  return (
    <details className="listen">
      <summary className="btn">
        <Icon of={Headphones} />
        {t('listen', { size: t('megabytes', { size: megabytes(sound.bytes, lang) }) })}
      </summary>
      <audio controls preload="none" src={sound.src} aria-label={sound.alt} />
    </details>
  )
}
