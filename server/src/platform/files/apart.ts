import { Worker } from 'node:worker_threads'
import { AppError } from '../http/errors.ts'

type Settings = {
  script: URL
  deadline_ms: number
  memory_mb: number
  /** How many at once, and how many may wait behind them. */
  running: number
  waiting: number
}

/**
 * Work on a file in a thread of its own, with a deadline and little memory: a file made to keep a parser busy keeps nobody
 * else waiting. The work answers null when it broke, died or took too long; it throws `overloaded` when too many wait.
 */
export function workApart<Answer>({
  script,
  deadline_ms,
  memory_mb,
  ...most
}: Settings): (task: object) => Promise<Answer | null> {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async (): Promise<void> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting) throw new AppError('overloaded')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
  }
  const work = (task: object): Promise<Answer | null> =>
    new Promise((resolve) => {
      const worker = new Worker(script, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: memory_mb } })
      const end = (answer: Answer | null): void => {
        clearTimeout(deadline)
        resolve(answer)
        void worker.terminate()
      }
      const give_up = (): void => end(null)
      const deadline = setTimeout(give_up, deadline_ms)
      worker.once('message', end)
      worker.once('error', give_up)
      worker.once('exit', give_up)
    })

  return async (task) => {
    await enter()
    try {
      return await work(task)
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
