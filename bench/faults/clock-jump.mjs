// Loaded before the server (node --import): the parent can move this process's wall clock, as a time server's correction
// does. Only `Date` moves; timers run on the monotonic clock, in a real jump as here, and the database has its own.
const Real = Date
let shift = 0

class Jumping extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + shift)
    else super(...parts)
  }
  static now() {
    return Real.now() + shift
  }
}
globalThis.Date = Jumping

process.on('message', ({ jump_ms }) => (shift += jump_ms))
// The wire to the parent must not keep the server alive.
process.channel?.unref()
