/** Keeps its width while busy: only the word changes. */
export function SubmitButton({ busy, label, busy_label }: { busy: boolean; label: string; busy_label: string }) {
  return (
    <button type="submit" className="btn btn-first grid" aria-disabled={busy}>
      <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{label}</span>
      <span className={`col-start-1 row-start-1 ${busy ? '' : 'invisible'}`}>{busy_label}</span>
    </button>
  )
}
