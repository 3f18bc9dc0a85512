import fc from 'fast-check'

// What was red is red again in the next run; the full form brings a number of its own.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
