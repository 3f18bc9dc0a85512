/** Excel's own first line, which says what stands between fields; another program writes it as a row. */
const SAYS_DIVIDER = /^"?sep=(.)"?[,;\t]*(?:\n|$)/i

/** How many lines stand before the row that names the columns. */
export const linesBefore = (text: string): number => (SAYS_DIVIDER.test(text) ? 1 : 0)

/** The sign between fields, as the first line uses it: table programs of some languages write semicolons. */
function dividerOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  const count = (sign: string): number => header.split(sign).length
  return [',', ';', '\t'].sort((one, other) => count(other) - count(one))[0]!
}

/** Rows of fields (RFC 4180), each as it stands: in quotes it may hold dividers, line ends, and quotes written twice. */
export function readCsv(table: string): string[][] {
  const text = table.replace(SAYS_DIVIDER, '')
  const divider = SAYS_DIVIDER.exec(table)?.[1] ?? dividerOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (quoted && sign === '"' && text[at + 1] === '"') {
      field += '"'
      at++
    } else if (sign === '"' && (quoted || field.trim() === '')) {
      quoted = !quoted
      if (quoted) field = ''
    } else if (!quoted && (sign === divider || sign === '\n')) {
      row.push(field)
      field = ''
      if (sign === '\n') {
        rows.push(row)
        row = []
      }
    } else field += sign
  }
  if (field !== '' || row.length > 0) rows.push([...row, field])
  return rows
}

/** A field as it was before it was made harmless for table programs (platform/core/csv.ts). */
export const readField = (field: string): string => field.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
