import { useMediaContext } from './media-context.ts'

/** What is still being sent, after the messages and the texts. */
export function PendingMediaRows() {
  const media = useMediaContext()
  const Row = media?.parts?.PendingMediaRow
  if (!Row) return null
  return (
    <>
      {media.pending.map((entry) => (
        <Row key={entry.id} entry={entry} onRetry={() => media.retry(entry.id)} onCancel={() => media.cancel(entry.id)} />
      ))}
    </>
  )
}
