import { type FoundKind, KIND_BYTES, kindOfBytes } from '@himoya/contract/reports/file-kind'
import { EVIDENCE_SIZES, type EvidenceKind } from '@himoya/contract/reports/report-lists'

/** `problem`: an error's code; with it the file never leaves. */
type Seen = { kind?: EvidenceKind | null; is_looked?: true; problem: string | null; state?: 'failed' }

/**
 * Its bytes say what it is, never its name or what a browser calls it; what is not taken never leaves. `known`: of what was recorded
 * here; null: not known.
 */
export async function lookAt(blob: Blob, known: EvidenceKind | null): Promise<Seen> {
  let found: FoundKind | null
  try {
    found = known ? { kind: known, is_taken: true } : kindOfBytes(new Uint8Array(await blob.slice(0, KIND_BYTES).arrayBuffer()))
  } catch {
    // a file of a cloud that is out of reach can be chosen, and not be read: another try may read it
    return { problem: 'internal', state: 'failed' }
  }
  const problem = problemOf(found, blob)
  return { kind: found?.kind ?? null, is_looked: true, problem, ...(problem === null ? {} : { state: 'failed' }) }
}

function problemOf(found: FoundKind | null, blob: Blob): string | null {
  if (blob.size === 0) return 'file_damaged'
  if (!found?.is_taken) return 'unsupported_media'
  return blob.size > EVIDENCE_SIZES[found.kind] ? 'too_large' : null
}
