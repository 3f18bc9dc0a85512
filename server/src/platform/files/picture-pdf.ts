/** Where in the PDF a page's JPEG lies, and its size in pixels. `to` is not in it. */
export type PagePlace = { from: number; to: number; width: number; height: number }
type Picture = { jpeg: Uint8Array; width: number; height: number }

/** Points of the longer side: a sheet of A4. */
const SHEET_PT = 842

/** A PDF with one JPEG on each page and nothing else in it (ISO 32000-1, 7.5): no dates, no names. */
export function writePicturePdf(pictures: readonly Picture[]): { bytes: Uint8Array; pages: PagePlace[] } {
  const parts: Uint8Array[] = []
  const begins: number[] = []
  const pages: PagePlace[] = []
  let length = 0
  const add = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  const begin = (number: number): void => {
    begins[number] = length
    add(`${number} 0 obj\n`)
  }

  add('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')
  begin(1)
  add('<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')
  begin(2)
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`)
  add(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids.join(' ')}] >>\nendobj\n`)
  pictures.forEach(({ jpeg, width, height }, index) => {
    const page = 3 + index * 3
    const scale = SHEET_PT / Math.max(width, height)
    const [wide, high] = [(width * scale).toFixed(2), (height * scale).toFixed(2)]
    const drawing = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`
    begin(page)
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] `)
    add(`/Resources << /XObject << /P ${page + 2} 0 R >> >> /Contents ${page + 1} 0 R >>\nendobj\n`)
    begin(page + 1)
    add(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n`)
    begin(page + 2)
    add(`<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB `)
    add(`/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`)
    pages.push({ from: length, to: length + jpeg.length, width, height })
    add(jpeg)
    add('\nendstream\nendobj\n')
  })
  const table = length
  add(`xref\n0 ${begins.length}\n0000000000 65535 f \n`)
  for (const at of begins.slice(1)) add(`${String(at).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<< /Size ${begins.length} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return { bytes: Buffer.concat(parts), pages }
}
