import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answers, Command } from './orders.ts'

export type Generator = {
  tell<K extends Command['order']>(command: Extract<Command, { order: K }>): Promise<Answers[K]>
  stop(): void
}

/** The load in a process of its own (chat-load.ts), so that its work does not slow what is measured down more than it must. */
export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, '..', 'chat-load.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)))
  })
  // Whoever waits for an answer is told; when nobody waits, it was stopped.
  ended.catch(String)
  return {
    async tell(command) {
      const answered = new Promise((resolve) => child.once('message', resolve))
      child.send(command)
      const { answer } = (await Promise.race([answered, ended])) as { answer: never }
      return answer
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
