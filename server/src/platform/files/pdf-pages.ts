import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { beginningOf, fittedSize, type PictureSize } from '@himoya/contract/picture-size'
import { isMoreThanPages } from './pdf-check.ts'
import { writePicturePdf, type PagePlace } from './picture-pdf.ts'
import { capMemory } from './wasm-memory.ts'

export type PdfPages = {
  /** A new PDF that consists of pictures of the pages. */
  bytes: Uint8Array
  pages: PagePlace[]
  /** The first page, at most 480 px. */
  preview: Uint8Array
  /** Pages that are not in it: there were too many, they weigh too much, or they are broken. */
  left_out: number
  /** It was cut, or holds what is on no page. */
  is_incomplete: boolean
}

/** A letter can be read, and so can a page as long as a conversation; a poster is not drawn larger. */
const PAGE = { longer: 1_800, narrow: 1_000 }
const MOST_SCALE = 2.5
const PREVIEW_PX = 480
const QUALITY = 78
const MOST_PAGES = 200
/** Twice the largest file that we take: a few megabytes can claim pages that weigh a hundred times as much. */
const MOST_BYTES = 100 * 1024 * 1024
/** Drawing stops after this; what was not drawn is said. */
const TIME_MS = 40_000
/** 512 MiB: a picture in it may claim to be larger than any machine. */
const MOST_MEMORY_PAGES = 8_192

/**
 * Draws each page of a PDF and makes a new one of the pictures: scripts, attachments, links, names, dates and hidden layers
 * have no way into it. Scripts are not even understood here: the library is built without them. null: it cannot be opened, or is
 * locked.
 */
export async function drawPdf(bytes: Uint8Array, most_bytes = MOST_BYTES): Promise<PdfPages | null> {
  const began = Date.now()
  const module = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  const library = await PDFiumLibrary.init({ wasmBinary: capMemory(new Uint8Array(module), MOST_MEMORY_PAGES).buffer })
  // Nothing is destroyed: the thread ends with its answer.
  const pdf = await library.loadDocument(bytes)
  const count = pdf.getPageCount()
  const pictures: Picture[] = []
  let weight = 0
  for (let index = 0; index < Math.min(count, MOST_PAGES) && Date.now() - began < TIME_MS; index += 1) {
    try {
      const picture = await drawPage(pdf.getPage(index))
      if (!picture) continue
      weight += picture.jpeg.length
      if (weight > most_bytes) break
      pictures.push(picture)
    } catch {
      // A page broke the module, which cannot be trusted any more: what was drawn is what there is, the rest is said to be left out.
      break
    }
  }
  const [first] = pictures
  if (!first) return null
  const preview = await sharp(first.jpeg)
    .extract({ left: 0, top: 0, ...beginningOf(first) })
    .resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside' })
    .webp({ quality: 60 })
    .toBuffer()
  return {
    ...writePicturePdf(pictures),
    preview: new Uint8Array(preview),
    left_out: count - pictures.length,
    is_incomplete: isMoreThanPages(bytes),
  }
}

type Picture = { jpeg: Buffer; width: number; height: number }

/** null: it is less than a point wide or high, or is none. */
async function drawPage(page: PDFiumPage): Promise<Picture | null> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  if (!(originalWidth >= 1 && originalHeight >= 1)) return null
  const scale = scaleOf({ width: originalWidth, height: originalHeight })
  // What was filled in stands in widgets, which are drawn on top of a page or not at all.
  const { data: pixels, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true })
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { jpeg, width, height }
}

/** Points are drawn larger than they are, so a page is measured at the largest scale first. */
function scaleOf({ width, height }: PictureSize): number {
  const largest = { width: width * MOST_SCALE, height: height * MOST_SCALE }
  const fitted = fittedSize(largest, PAGE)
  return (MOST_SCALE * Math.max(fitted.width, fitted.height)) / Math.max(largest.width, largest.height)
}
