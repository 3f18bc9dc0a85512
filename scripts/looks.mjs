// Makes what an installed site is called and looks like: for each look its icons, and a manifest in each language.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { LOOK_DRAWINGS, LOOK_SIDE, LOOKS } from '../web/app/features/shell/install/looks.ts'
import { install as en } from '../web/app/i18n/en/install.ts'
import { install as ru } from '../web/app/i18n/ru/install.ts'
import { install as uz } from '../web/app/i18n/uz/install.ts'
import { ROOT, runScript } from './project.mjs'

const OUT = join(ROOT, 'build/looks')
const WORDS = { uz, ru, en }
/** What Chromium asks of a site that can be installed, and what iOS shows. */
const SIZES = [180, 192, 512]

/** The server's own dependency; scripts have none. */
const sharp = createRequire(join(ROOT, 'server/package.json'))('sharp')

function drawing(look) {
  const { ground, shapes } = LOOK_DRAWINGS[look]
  const paths = shapes.map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`).join('')
  const side = `width="${LOOK_SIDE}" height="${LOOK_SIDE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${side}><rect ${side} fill="${ground}"/>${paths}</svg>`
}

/** Name and picture are neutral, and so is what opens: the first page (safety.md 4). */
const manifest = (look, lang) => ({
  id: `/looks/${look}`,
  name: WORDS[lang].names[look],
  short_name: WORDS[lang].names[look],
  lang,
  dir: 'ltr',
  start_url: `/${lang}`,
  scope: '/',
  display: 'standalone',
  background_color: LOOK_DRAWINGS[look].ground,
  theme_color: LOOK_DRAWINGS[look].ground,
  icons: SIZES.filter((size) => size !== 180).flatMap((size) =>
    // the drawing fills its square and stays in the middle, so it serves both
    ['any', 'maskable'].map((purpose) => ({
      src: `/looks/${look}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
})

await runScript(async () => {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  for (const look of LOOKS) {
    for (const size of SIZES) {
      const density = (72 * size) / LOOK_SIDE
      const drawn = sharp(Buffer.from(drawing(look)), { density }).resize(size, size)
      await drawn.png({ palette: true }).toFile(join(OUT, `${look}-${size}.png`))
    }
    for (const lang of Object.keys(WORDS)) {
      writeFileSync(join(OUT, `${look}.${lang}.webmanifest`), JSON.stringify(manifest(look, lang)))
    }
  }
})
