/** What a page asks of the worker: fetch this list now, however dear the network is. The answer comes on the port that goes with it. */
export type KeepMessage = { type: 'keep'; list: string }

/** A worker that was only just registered, and a list over a slow line. */
const PATIENCE_MS = 30_000

/** Keeps a list for when there is no network. False: no worker runs here, or the list did not come. */
export async function keepList(list: string): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const worker = (await Promise.race([navigator.serviceWorker?.ready, late]))?.active
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>(
    (resolve) => (port1.onmessage = ({ data: is_kept }: MessageEvent<boolean>) => resolve(is_kept)),
  )
  worker.postMessage({ type: 'keep', list } satisfies KeepMessage, [port2])
  return (await Promise.race([answered, late])) ?? false
}
