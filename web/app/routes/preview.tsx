import type { Preview } from '@himoya/contract/content/editing'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { VideoPlayer } from '../features/content/public/video.tsx'
import { ContentPicture } from '../features/content/public/picture.tsx'
import { RichText } from '../features/content/public/rich-text.tsx'
import { SoundPlayer } from '../features/content/public/sound.tsx'
import { Transcript } from '../features/content/transcript.tsx'
import { PreviewQuestions } from '../features/content/preview-questions.tsx'
import { OtherLanguage } from '../ui/site/other-language.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'preview', unlisted: true }

/** A working copy as the public would see it, for whoever has the link; after ten minutes there is no such page. */
export async function loader(args: LoaderFunctionArgs) {
  const preview = await readPublic<Preview>(args, `/api/v1/preview/${args.params['token']}/`)
  const head: PageHead = { title: preview.title, description: preview.summary, served: preview.lang }
  return { preview, head }
}

export default function PreviewPage() {
  const { preview } = useLoaderData<typeof loader>()
  const t = useTexts('content')
  const { lang } = useSite()
  const { title, summary, cover, sound, video, transcript, body, questions, lang: served } = preview
  return (
    <div className="wrap page">
      <article className="reading" lang={served === lang ? undefined : served}>
        <p className="banner" lang={lang}>
          {t('preview.note')} {t('preview.until')}
        </p>
        <OtherLanguage served={served} />
        <h1>{title}</h1>
        {summary && <p className="lead">{summary}</p>}
        {cover && <ContentPicture picture={cover} shown="reading" />}
        {sound && <SoundPlayer sound={sound} />}
        {video && <VideoPlayer video={video} />}
        <Transcript text={transcript} />
        <RichText body={body} />
        {questions.length > 0 && <PreviewQuestions questions={questions} lang={lang} />}
      </article>
    </div>
  )
}
