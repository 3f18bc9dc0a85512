import type { ContentType } from '@himoya/contract/content/content-types'
import { useParams, useSearchParams } from 'react-router'
import { FailedPage } from '../../ui/pages/failed-page.tsx'
import { LoadingPage } from '../../ui/pages/loading-page.tsx'
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx'
import { useMe, writesContent } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { FORMS, isContentType } from './content-forms.ts'
import { Editor } from './editor.tsx'
import { useContentOne } from './use-content.ts'

/** One content in three languages; `new` for one that does not exist yet. */
export function EditPage() {
  const { type, id } = useParams<{ type: string; id: string }>()
  const role = useMe().data?.role
  if (!writesContent(role) || !isContentType(type) || id === undefined) return <NotFoundPage />
  return id === 'new' ? <NewContent key={type} type={type} /> : <StoredContent key={id} type={type} id={id} />
}

function NewContent({ type }: { type: ContentType }) {
  const [query] = useSearchParams()
  const { parent } = FORMS[type]
  const within = query.get('parent')
  return <Editor type={type} one={null} known={parent && within ? { [parent.fact]: within } : {}} />
}

function StoredContent({ type, id }: { type: ContentType; id: string }) {
  const text = useText()
  const one = useContentOne(type, id)
  if (one.isPending) return <LoadingPage />
  if (!one.data) return <FailedPage title={text('content.one_failed')} error={one.error} onRetry={() => void one.refetch()} />
  return <Editor type={type} one={one.data} known={{}} />
}
