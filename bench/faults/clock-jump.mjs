// Loaded before the server (node --import): the parent can move this process's wall clock, as a time server's correction
// does. Only `Date` moves; timers run on the monotonic clock, in a real jump as here, and the database has its own.
const Real = Date
let shift = 0

globalThis.Date = new Proxy(Real, {
  construct: (target, parts) => (parts.length === 0 ? new target(Real.now() + shift) : new target(...parts)),
  apply: () => new Real(Real.now() + shift).toString(),
  get: (target, name) => (name === 'now' ? () => Real.now() + shift : Reflect.get(target, name)),
})

process.on('message', ({ jump_ms }) => (shift += jump_ms))
// The wire to the parent must not keep the server alive.
process.channel?.unref()
