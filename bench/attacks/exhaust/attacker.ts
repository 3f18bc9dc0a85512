// A thread of its own, so that what floods does not slow whoever asks honestly and measures.
import { parentPort, workerData } from 'node:worker_threads'
import { FLOODS, groundOf, type FloodName } from './floods.ts'

const { name, port, seed } = workerData as { name: FloodName; port: number; seed: number }
const counts = new Map<string, number>()
let stopped = false
parentPort!.once('message', () => (stopped = true))
const stands = (connections: number): void => parentPort!.postMessage({ stands: connections })
await FLOODS[name](groundOf(port, seed, { stopped: () => stopped, stands, counts }))
parentPort!.postMessage({ counts: Object.fromEntries(counts) })
