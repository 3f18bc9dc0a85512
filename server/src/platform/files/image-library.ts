import type sharp from 'sharp'

let opened: Promise<typeof sharp> | undefined

/** The library that decodes and encodes pictures, brought by the first one: most nodes never need the 15 MB it takes. */
export const imageLibrary = (): Promise<typeof sharp> => (opened ??= open())

async function open(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  // One thread each: uploads must not take the processor from the chat.
  library.concurrency(1)
  library.cache(false)
  return library
}
