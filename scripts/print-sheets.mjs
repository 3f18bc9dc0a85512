// Prints the PDFs to take along from their words: run it after changing server/demo/sheets, and commit what it made.
// Each paper has a page in each language. A Chromium prints it, which the build must not need: so the PDFs are committed.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ROOT, runScript } from './project.mjs'
import { findChromium } from './setup.mjs'

const SHEETS = join(ROOT, 'server/demo/sheets')
const FILES = join(ROOT, 'server/demo/files')
const style = readFileSync(join(SHEETS, 'sheet.css'), 'utf8')

await runScript(async () => {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const page = await browser.newPage()
  for (const sheet of readdirSync(SHEETS).filter((one) => one.endsWith('.html'))) {
    const name = basename(sheet, '.html')
    await page.setContent(`<!doctype html><style>${style}</style>${readFileSync(join(SHEETS, sheet), 'utf8')}`)
    mkdirSync(join(FILES, name), { recursive: true })
    await page.pdf({ path: join(FILES, name, `${name}.pdf`), format: 'A4', printBackground: true, preferCSSPageSize: true })
  }
  await browser.close()
})
