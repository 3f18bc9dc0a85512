import type { OwnEvidence } from '@himoya/contract/evidence'
import { FileText, Image, Mic, Video } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'

const SIGNS = { image: Image, voice: Mic, video: Video, document: FileText } as const

/** Files that arrived: what each is and how far we are with it. Its bytes are shown to nobody here. */
export function FileLines({ files }: { files: readonly OwnEvidence[] }) {
  const t = useIslandTexts('inbox')
  return (
    <ul className="grid gap-1">
      {files.map(({ id, kind, state }) => (
        <li key={id} className="flex items-center gap-2 text-small">
          <Icon of={SIGNS[kind]} className="ic size-4.5" />
          <span>
            {t(`file.${kind}`)}, {t(`file.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
