import type { Download, Video, Picture, Sound } from '@himoya/contract/content/media-library'
import { offeredWidths } from '@himoya/contract/content/picture-widths'
import type { CaptionRow, ShownRow } from './media.store.ts'

export type Medium = Picture | Sound | Video | Download

/** Relative to the host: content comes from where the page comes from. */
export const addressOf = ({ folder }: Pick<ShownRow, 'folder'>, file: string | number): string => `/media/${folder}/${file}`

export function pictureOf(row: ShownRow): Picture {
  const { id, alt, width, height, placeholder } = row
  const sizes = offeredWidths(width ?? 0).map((one) => ({ width: one, src: addressOf(row, one) }))
  return { id, width: width ?? 0, height: height ?? 0, alt, placeholder: placeholder ?? '', sizes }
}

function soundOf(row: ShownRow): Sound {
  const { id, alt, mime, bytes, seconds } = row
  return { id, src: addressOf(row, row.file ?? ''), mime, bytes, seconds: seconds ?? 0, alt }
}

type Beside = { poster: ShownRow | undefined; captions: readonly CaptionRow[] }

const videoOf = (row: ShownRow, { poster, captions }: Beside): Video => ({
  ...soundOf(row),
  width: row.width ?? 0,
  height: row.height ?? 0,
  poster: poster ? pictureOf(poster) : null,
  captions: captions.map(({ lang, file }) => ({ lang, src: `/media/${file}` })),
})

/** Any medium as a file to take along: of a picture its widest. */
export function downloadOf(row: ShownRow): Download {
  const { id, name, mime, bytes } = row
  return { id, src: addressOf(row, row.file ?? row.width ?? 0), name, mime, bytes }
}

/** A medium as pages show it. */
export function shownMedium(row: ShownRow, beside: Beside): Medium {
  if (row.kind === 'image') return pictureOf(row)
  if (row.kind === 'audio') return soundOf(row)
  return row.kind === 'video' ? videoOf(row, beside) : downloadOf(row)
}
