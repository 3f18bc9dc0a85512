/**
 * When the rows that are known here began to be stored, where they began anew: a backup was put back. A tab that slept meanwhile has not
 * heard it, and cannot know it by how far the others have come.
 */
export type RowsBegun = {
  /** The server's time; null: nothing began anew. */
  known(): string | null
  /** What a greeting of the server tells; null: the rows that are known are stored. */
  note(begun: string | null): void
  /** What another tab tells: whether there are rows here of before. */
  isAnother(begun: string | null): boolean
}

export function createRowsBegun(): RowsBegun {
  /** undefined: neither the server nor another tab has said anything yet, so what was read before is as new as that. */
  let known: string | null | undefined
  const note = (begun: string | null): void => {
    if (begun !== null || known === undefined) known = begun
  }
  return {
    known: () => known ?? null,
    note,
    isAnother(begun) {
      const is_another = begun !== null && known !== undefined && begun !== known
      note(begun)
      return is_another
    },
  }
}
