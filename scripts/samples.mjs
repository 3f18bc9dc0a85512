// Makes what the sample content shows: our drawings in every width a page offers, our files beside them, and its texts as rows.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { offeredWidths } from '../contract/src/content/picture-widths.ts'
import { SAMPLES as ITEMS } from '../server/demo/content/samples.ts'
import { ROOT, runScript } from './project.mjs'

const PICTURES = join(ROOT, 'server/demo/pictures')
const FILES = join(ROOT, 'server/demo/files')
const SAMPLES = join(ROOT, 'build/samples')
/** Twice the widest a text is shown: sharp on every phone, and drawn flat it stays small. */
const WIDTH = 1_280
const QUALITY = 75
const PLACEHOLDER_PX = 12

/** The server's own dependency; scripts have none. */
const sharp = createRequire(join(ROOT, 'server/package.json'))('sharp')

async function drawPicture(file) {
  const name = basename(file, '.svg')
  const folder = join(SAMPLES, name)
  mkdirSync(folder, { recursive: true })
  const drawn = await sharp(readFileSync(join(PICTURES, file)), { density: 192 })
    .resize(WIDTH)
    .flatten()
    .png()
    .toBuffer()
  const { height } = await sharp(drawn).metadata()
  for (const width of offeredWidths(WIDTH)) {
    await sharp(drawn)
      .resize(width)
      .webp({ quality: QUALITY, effort: 4 })
      .toFile(join(folder, `${width}.webp`))
  }
  const blurred = await sharp(drawn).resize(PLACEHOLDER_PX).webp({ quality: 20 }).toBuffer()
  const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`
  const meta = { file: null, bytes: statSync(join(folder, `${WIDTH}.webp`)).size, width: WIDTH, height, placeholder }
  writeFileSync(join(folder, 'meta.json'), JSON.stringify(meta))
  return [name, meta]
}

/** One file in each folder, and captions (`uz.vtt` …) beside a video. */
function copyFiles(name) {
  const folder = join(SAMPLES, name)
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(join(FILES, name))
  for (const file of files) copyFileSync(join(FILES, name, file), join(folder, file))
  const file = files.find((one) => !one.endsWith('.vtt'))
  return [name, { file, bytes: statSync(join(folder, file)).size }]
}

await runScript(async () => {
  rmSync(SAMPLES, { recursive: true, force: true })
  mkdirSync(SAMPLES, { recursive: true })
  const made = []
  for (const file of readdirSync(PICTURES).filter((one) => one.endsWith('.svg'))) made.push(await drawPicture(file))
  for (const entry of readdirSync(FILES, { withFileTypes: true })) if (entry.isDirectory()) made.push(copyFiles(entry.name))
  writeFileSync(join(SAMPLES, 'items.json'), JSON.stringify(ITEMS))
  writeFileSync(join(SAMPLES, 'made.json'), JSON.stringify(Object.fromEntries(made)))
})
