// Loaded before the server (node --import): tells the parent of each turn of the event loop that took more than `HELD_US` of
// this thread's own processor time. Processor time, because on a busy machine a turn also takes long while others run.
const HELD_US = 50_000
const LOOK_MS = 5

let before = process.threadCpuUsage()
let turns = 0
let worst_us = 0

setInterval(() => {
  const now = process.threadCpuUsage()
  const held_us = now.user + now.system - before.user - before.system
  before = now
  turns += 1
  worst_us = Math.max(worst_us, held_us)
  if (held_us > HELD_US) process.send?.({ held_us, ended_at: Date.now() })
}, LOOK_MS).unref()

process.on('message', ({ ask, id }) => {
  if (ask !== 'worst') return
  process.send?.({ id, worst_us, turns, rss: process.memoryUsage.rss() })
  worst_us = 0
  turns = 0
})
// The wire to the parent must not keep the server alive.
process.channel?.unref()
