import type { Download } from '@himoya/contract/content/media-library'
import { megabytes } from '@himoya/kit/file-size'
import { Download as Arrow } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'

/** A file to take along, under the title of what it holds. */
export function DownloadLink({ download, title }: { download: Download; title: string }) {
  const t = useTexts('content')
  const { lang } = useSite()
  const kind = download.name.split('.').at(-1)?.toUpperCase() ?? ''
  return (
    <a className="take card" href={download.src} download={download.name}>
      <span>
        <b>{title}</b>
        <span className="meta">
          {t('download')}, {kind}, {t('megabytes', { size: megabytes(download.bytes, lang) })}
        </span>
      </span>
      <Icon of={Arrow} />
    </a>
  )
}
