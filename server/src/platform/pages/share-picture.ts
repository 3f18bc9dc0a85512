import { join } from 'node:path'
import { imageLibrary } from '../files/image-library.ts'

/** What those who share a page's address see beside it; the size social networks ask for (the Open Graph protocol names none). */
const WIDTH = 1_200
const HEIGHT = 630
const TITLE_WIDTH = 620
const TITLE_HEIGHT = 330

/** Ours, so that a picture looks the same on a machine without any font. Latin and Cyrillic, weight 650. */
const FONT_FILE = join(import.meta.dirname, '../../../fonts/himoya-650.ttf')
const LONGEST_TITLE = 120

const STAR = 'M48 24l-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10l7-7 7 7h10v10z'
const MARK = 'M4 30V15C4 9 10 5.5 16 1.5 22 5.5 28 9 28 15v15h-5.5V16c0-3-3-5-6.5-7.5C12.5 11 9.5 13 9.5 16v14z'

/** The wall, the arch with its garden and lamp, the mark; in the colours of the light palette. */
const GROUND = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><pattern id="star" width="72" height="72" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)">
    <path d="${STAR}" fill="none" stroke="#1E7049" stroke-width="1.1"/></pattern></defs>
  <path d="M0 0h1200v630H0z" fill="#FBF7EF"/>
  <path d="M760 0h440v630H816a56 56 0 0 1-56-56z" fill="#17643F"/>
  <path d="M760 0h440v630H816a56 56 0 0 1-56-56z" fill="url(#star)"/>
  <path d="M840 630V260c0-90 74-122 140-170 66 48 140 80 140 170v370z" fill="#FBE7C8" stroke="#E9A548" stroke-width="6"/>
  <circle cx="1030" cy="270" r="42" fill="#E9A548"/>
  <path d="M843 630V520c70-60 150-50 200-10s60 20 74 10v110z" fill="#63B088"/>
  <path d="M843 630v-50c90-30 190-30 274 0v50z" fill="#2E8F5C"/>
  <circle cx="946" cy="430" r="30" fill="#2B3A33"/>
  <path d="M898 590v-70a48 48 0 0 1 96 0v70z" fill="#1C8B8B"/>
  <circle cx="1030" cy="470" r="22" fill="#2B3A33"/>
  <path d="M996 590v-52a34 34 0 0 1 68 0v52z" fill="#CF7A4C"/>
  <g transform="translate(70 60) scale(2)"><path d="${MARK}" fill="#17643F"/>
    <circle cx="16" cy="18.2" r="3" fill="#E39A3B"/><path d="M11.5 30v-2.6a4.5 4.5 0 0 1 9 0V30z" fill="#E39A3B"/></g>
</svg>`)

/** Pango reads its text as markup. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const words = (text: string, colour: string, size: { width: number; height?: number; dpi?: number }) => ({
  text: {
    text: `<span foreground="${colour}">${plain(text)}</span>`,
    font: 'Onest 12',
    fontfile: FONT_FILE,
    rgba: true,
    spacing: 10,
    ...size,
  },
})

/** A PNG of 1200 x 630 pixels with a page's title. The longer the title, the smaller its letters. */
export async function drawSharePicture(title: string): Promise<Buffer> {
  const sharp = await imageLibrary()
  const shown = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title
  const dpi = shown.length > 70 ? 300 : shown.length > 36 ? 360 : 440
  const lines = await sharp(words(shown, '#17251E', { width: TITLE_WIDTH, dpi }))
    .png()
    .toBuffer({ resolveWithObject: true })
  const fitting =
    lines.info.height <= TITLE_HEIGHT
      ? lines.data
      : await sharp(lines.data).resize({ width: TITLE_WIDTH, height: TITLE_HEIGHT, fit: 'inside' }).png().toBuffer()
  const name = await sharp(words('Himoya', '#17251E', { width: 400, dpi: 300 }))
    .png()
    .toBuffer()
  return sharp(GROUND)
    .composite([
      { input: name, left: 152, top: 78 },
      { input: fitting, left: 70, top: 200 },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
