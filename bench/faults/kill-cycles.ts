import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeTexts } from './client.ts'
import { openSingleHouse, type House } from './houses.ts'
import { createRandom } from './random.ts'
import { countsByKind, perform, type Result, type Stage } from './stage.ts'
import { printResult } from './table.ts'

const FILE = join(import.meta.dirname, '../../build/faults/kill-cycles.jsonl')
/** People and chats are new after so many kills, and the oracle is asked. */
const BLOCK = 25
const PAIRS = 5
const LIFE_MS = [250, 900] as const

type Block = { seed: number; cycles: number; acked: number; written: number; ready_ms: number[]; findings: number }

/**
 * `kill -9` of the server `cycles` times while ten clients write. Each block is kept in a file as soon as it is judged,
 * so a run that was broken off goes on where it was; the file belongs to one seed.
 */
export async function runKillCycles(cycles: number, seed: number): Promise<{ passed: number; failed: number }> {
  mkdirSync(dirname(FILE), { recursive: true })
  const blocks = readBlocks(seed)
  const done = (): number => blocks.reduce((sum, block) => sum + block.cycles, 0)
  if (blocks.length > 0) console.log(`${done()} cycles of this seed stand in ${FILE}; going on`)
  const house = await openSingleHouse()
  try {
    while (done() < cycles) {
      const block = await runBlock(house, seed + blocks.length, Math.min(BLOCK, cycles - done()))
      blocks.push(block)
      appendFileSync(FILE, `${JSON.stringify({ base: seed, ...block })}\n`)
      console.log(`     ${summary(blocks)}`)
    }
  } finally {
    await house.close()
  }
  console.log(`\n${summary(blocks)}`)
  const failed = blocks.filter(({ findings }) => findings > 0).length
  return { passed: blocks.length - failed, failed }
}

type KeptBlock = Block & { base: number }

function readAll(): KeptBlock[] {
  if (!existsSync(FILE)) return []
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as KeptBlock)
}

const readBlocks = (seed: number): Block[] => readAll().filter(({ base }) => base === seed)

/** The seed of the run that was begun last, if it was broken off before so many cycles. */
export function unfinishedSeed(cycles: number): number | null {
  const seed = readAll().at(-1)?.base
  if (seed === undefined) return null
  return readBlocks(seed).reduce((sum, block) => sum + block.cycles, 0) < cycles ? seed : null
}

async function runBlock(house: House, seed: number, cycles: number): Promise<Block> {
  const ready_ms: number[] = []
  let unstartable: unknown = null
  const giveUp = (error: unknown): never => {
    unstartable = error
    throw error
  }
  const act = async (stage: Stage): Promise<void> => {
    await stage.pairs(PAIRS)
    let over = false
    const keepWriting = async (client: Stage['clients'][number]): Promise<void> => {
      const random = createRandom(stage.random.between(1, 2 ** 31))
      // A person does not write faster than the outbox empties for ever.
      while (!over) await (client.waiting() < 20 ? writeTexts(client, random, 1, 120) : sleep(50))
    }
    const writers = stage.clients.map(keepWriting)
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await sleep(stage.random.between(...LIFE_MS))
      await house.nodes[0]!.kill()
      ready_ms.push(await house.nodes[0]!.start().catch(giveUp))
    }
    over = true
    await Promise.all(writers)
  }
  const result: Result = await perform(house, { name: 'kill-cycles', seed, act })
  // A server that cannot start says nothing about delivery; the block is not counted.
  if (unstartable !== null) throw unstartable
  printResult({ ...result, notes: [] })
  const { acked, written, findings } = result
  return { seed, cycles, acked, written, ready_ms, findings: countsOf(findings) }
}

const countsOf = (findings: Result['findings']): number =>
  Object.values(countsByKind(findings)).reduce((sum, count) => sum + count, 0)

function summary(blocks: readonly Block[]): string {
  const sum = (read: (block: Block) => number): number => blocks.reduce((total, block) => total + read(block), 0)
  const ready = blocks.flatMap(({ ready_ms }) => ready_ms).toSorted((one, other) => one - other)
  const at = (share: number): number => Math.round(ready[Math.min(ready.length - 1, Math.floor(ready.length * share))] ?? 0)
  return (
    `${sum(({ cycles }) => cycles)} kills: ${sum(({ acked }) => acked)} of ${sum(({ written }) => written)} acknowledged, ` +
    `${sum(({ findings }) => findings)} findings; open again in p50 ${at(0.5)}, p95 ${at(0.95)}, at most ${at(1)} ms`
  )
}
