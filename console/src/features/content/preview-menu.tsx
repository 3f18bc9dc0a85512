import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import type { Language } from '@himoya/contract/languages'
import { Button, Menu, MenuItem } from '@mui/material'
import { Eye } from 'lucide-react'
import { useId, useState } from 'react'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { usePreview } from './use-content.ts'
import type { Saving } from './use-saving.ts'

type Props = { type: ContentType; one: ContentOne; saving: Saving }

/** The public page of what stands here, in a tab of its own. What is typed is saved before. */
export function PreviewMenu({ type, one, saving }: Props) {
  const text = useText()
  const failed = useFailed()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const preview = usePreview(type, one.id)
  const look = async (lang: Language): Promise<void> => {
    setAnchor(null)
    // opened by the press itself: a browser stops a tab that opens by itself later
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    const saved = await saving.save()
    const link = saved ? await preview.mutateAsync(lang).catch(failed) : null
    if (link && tab) tab.location.href = link.path
    else tab?.close()
  }
  return (
    <>
      <Button
        variant="text"
        startIcon={<Eye size={18} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={saving.busy || preview.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('content.preview')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal>
        {LANGUAGES.map((lang) => (
          <MenuItem key={lang} onClick={() => void look(lang)}>
            {text(`lang.${lang}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
