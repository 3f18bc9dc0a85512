import { ListFailed, ListSkeleton } from './page.tsx'

type Read = { isPending: boolean; isError: boolean; error: unknown; data: unknown; refetch(): unknown }

type Props = {
  of: Read
  /** What could not be read. */
  failed: string
  rows?: number
  /** A failure to read it again is told beside what was read before. */
  beside?: boolean
}

/** What stands in the place of rows that are on their way, or did not come. */
export function ReadState({ of, failed, rows = 4, beside = false }: Props) {
  if (of.isPending) return <ListSkeleton rows={rows} />
  if (!of.isError || (of.data !== undefined && !beside)) return null
  return <ListFailed title={failed} error={of.error} onRetry={() => void of.refetch()} />
}
