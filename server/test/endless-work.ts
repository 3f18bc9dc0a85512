// Work apart (platform/files/apart.ts) as a file may keep it busy: without an end, or done at once.
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

function work({ endless }: { endless: boolean }, answer: (what: string) => void): void {
  while (endless);
  answer('done')
}

if (isMainThread) process.once('message', (task) => work(task as { endless: boolean }, (what) => process.send?.(what)))
else work(workerData as { endless: boolean }, (what) => parentPort?.postMessage(what))
