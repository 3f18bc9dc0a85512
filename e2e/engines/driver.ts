import { expect } from '@playwright/test'

/** How the browser is set before it starts, as a person sets their own. `text`: the size of its letters in per cent. */
export type Look = { width: number; height: number; text: 100 | 200; scheme: 'light' | 'dark' }

/** One device's part in `perform`, as both WebDriver protocols spell it (www.w3.org/TR/webdriver2/#actions). */
export type InputSource = {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'touch' | 'mouse' }
  actions: object[]
}

/** The few commands of WebDriver that the journeys need, whichever of its protocols carries them. */
export type Driver = {
  /** Ends when the page, or the browser's own page about an error, stands there. */
  go: (url: string) => Promise<void>
  back: () => Promise<void>
  /** Runs a script in the page and answers what it leads to, which travels as JSON. A fault of the script is a fault here. */
  run: (script: string) => Promise<unknown>
  perform: (sources: InputSource[]) => Promise<void>
  /** Whether a finger is a finger. Where it is not, the engine makes it a mouse without a word. */
  has_touch: boolean
  close: () => Promise<void>
}

/** A browser's engine as Debian packages it. `missing`: what cannot be found here, in words; null: all is there. */
export type Engine = { name: string; missing: string | null; start: (look: Look, proxy_port: number) => Promise<Driver> }

/** Runs `work` in the page, like Playwright's `evaluate`: it sees its arguments and the page, nothing else. */
export async function evaluate<Given extends unknown[], Answer>(
  driver: Driver,
  work: (...given: Given) => Answer,
  ...given: Given
): Promise<Awaited<Answer>> {
  return (await driver.run(`(${work.toString()})(...${JSON.stringify(given)})`)) as Awaited<Answer>
}

/** What a program prints when it is ready. */
export async function printed(stream: NodeJS.ReadableStream, sign: RegExp): Promise<string> {
  let text = ''
  stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
  await expect.poll(() => text).toMatch(sign)
  return sign.exec(text)![1]!
}
