import { existsSync, readFileSync } from 'node:fs'
import { addPublishedItems, type PublishedItem } from '../../src/modules/content/content.service.ts'
import { importSheets } from '../../src/modules/content/questionnaires/questionnaires.service.ts'
import { addBuiltMedia, type BuiltMedium } from '../../src/modules/content/media/media.service.ts'
import type { Db } from '../../src/platform/db/connect.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { idOf } from './ids.ts'
import { SAMPLE_MEDIA } from './media.ts'

/** What the build made of our drawings and files, by name: `scripts/samples.mjs` writes it. */
type Made = Record<string, { file: string | null; bytes: number; width?: number; height?: number; placeholder?: string }>

const MADE = new URL('../../../build/samples/made.json', import.meta.url)
const ITEMS = new URL('../../../build/samples/items.json', import.meta.url)

/** Puts the sample content in, where there is none of it yet: what an editor changed or removed stays so. */
export async function seedSamples(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    if (await hasSamples(db)) return
    await addBuiltMedia(platform, db, madeMedia())
    const samples = await builtItems()
    await addPublishedItems(platform, db, samples)
    const { sampleSheets } = await import('./sample-sheets.ts')
    for (const sample of samples) {
      if (sample.type !== 'questionnaire') continue
      await importSheets(
        platform,
        db,
        { questionnaire_id: sample.id, version: 1 },
        sampleSheets(sample.slug, sample.facts.questions),
      )
    }
  })
}

/** As the build read them from their Markdown; where nothing was built, reading takes half a second of a first start. */
async function builtItems(): Promise<readonly PublishedItem[]> {
  if (existsSync(ITEMS)) return JSON.parse(readFileSync(ITEMS, 'utf8')) as PublishedItem[]
  return (await import('./samples.ts')).SAMPLES
}

async function hasSamples(db: Db): Promise<boolean> {
  return (await db.selectFrom('content_item').select('id').where('sample', '=', true).limit(1).executeTakeFirst()) !== undefined
}

/** Without a build there are none; content then shows no picture. */
function madeMedia(): BuiltMedium[] {
  if (!existsSync(MADE)) return []
  const made = JSON.parse(readFileSync(MADE, 'utf8')) as Made
  return SAMPLE_MEDIA.flatMap((medium) => {
    const one = made[medium.name]
    return one === undefined ? [] : [mediumOf(medium, one)]
  })
}

const MIMES = { pdf: 'application/pdf', audio: 'audio/mpeg', video: 'video/mp4' } as const

function mediumOf(medium: (typeof SAMPLE_MEDIA)[number], made: Made[string]): BuiltMedium {
  const { name, alt, kind } = medium
  const common = { id: idOf('media', name), sample: name, name: made.file ?? `${name}.webp`, alt, bytes: made.bytes }
  if (kind === 'image')
    return { ...common, kind, width: made.width ?? 0, height: made.height ?? 0, placeholder: made.placeholder ?? '' }
  const filed = { ...common, file: made.file ?? '', mime: MIMES[kind] }
  if (kind === 'pdf') return { ...filed, kind }
  if (kind === 'audio') return { ...filed, kind, seconds: medium.seconds }
  const { seconds, width, height, poster } = medium
  return { ...filed, kind, seconds, width, height, poster: idOf('media', poster), captions: ['uz', 'ru', 'en'] }
}
