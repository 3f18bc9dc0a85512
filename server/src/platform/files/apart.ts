import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '../core/errors.ts'

type Settings = {
  script: URL
  deadline_ms: number
  memory_mb: number
  /** How many at once, and how many may wait behind them. */
  running: number
  waiting: number
  /**
   * A thread is quick; a process of its own is for work with native libraries on hostile files: what breaks in it breaks nobody else,
   * and no secret of ours is in its memory.
   */
  as?: 'thread' | 'process'
}

/**
 * Work on a file in a thread or process of its own, with a deadline and little memory: a file made to keep a parser busy keeps nobody
 * else waiting. The work answers null when it broke, died or took too long; it throws `overloaded` when too many wait.
 */
export function workApart<Answer>({
  script,
  deadline_ms,
  memory_mb,
  as = 'thread',
  ...most
}: Settings): (task: object) => Promise<Answer | null> {
  let running = 0
  const waiting: (() => void)[] = []
  const begin = as === 'thread' ? beginThread : beginProcess

  const enter = async (): Promise<void> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting) throw new AppError('overloaded')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
  }
  const work = (task: object): Promise<Answer | null> =>
    new Promise((resolve) => {
      const end = (answer: Answer | null): void => {
        clearTimeout(deadline)
        resolve(answer)
        stop()
      }
      const stop = begin<Answer>(script, memory_mb, task, end)
      const deadline = setTimeout(() => end(null), deadline_ms)
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

type End<Answer> = (answer: Answer | null) => void

function beginThread<Answer>(script: URL, memory_mb: number, task: object, end: End<Answer>): () => void {
  const worker = new Worker(script, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: memory_mb } })
  worker.once('message', end)
  worker.on('error', () => end(null))
  worker.once('exit', () => end(null))
  return () => void worker.terminate()
}

/** The task comes as the first message; the answer is the only one back. */
function beginProcess<Answer>(script: URL, memory_mb: number, task: object, end: End<Answer>): () => void {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory_mb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.once('message', (answer) => end(answer as Answer))
  child.on('error', () => end(null))
  child.once('exit', () => end(null))
  // Without an answer its exit says enough.
  child.send(task, () => {})
  return () => void child.kill('SIGKILL')
}
