import { LANGUAGES } from '@himoya/contract/languages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { LEAVE_EVENT } from '../../../browser/island-events.ts'
import { ALOUD_WORDS } from '../../../i18n/with-code/aloud-words.ts'
import { touch, wake } from '../../../islands/read-aloud.ts'
import site from '../../../styles/site.css?inline'
import { adoptStyles } from '../../../ui/island/island-page.ts'

type Spoken = Pick<SpeechSynthesisUtterance, 'text' | 'onend' | 'onerror'>

/** A voice that says a sentence when the test lets it. */
function createVoice() {
  let saying: Spoken | null = null
  const said: string[] = []
  const voices: Partial<SpeechSynthesisVoice>[] = []
  return Object.assign(new EventTarget(), {
    voices,
    said,
    saying: () => saying,
    getVoices: () => voices,
    speak(words: Spoken): void {
      saying = words
      said.push(words.text)
    },
    /** A browser tells the broken words so. */
    cancel(): void {
      const broken = saying
      saying = null
      broken?.onerror?.call(broken as SpeechSynthesisUtterance, {} as SpeechSynthesisErrorEvent)
    },
    end: () => saying!.onend!.call(saying as SpeechSynthesisUtterance, {} as SpeechSynthesisEvent),
    fail: () => saying!.onerror!.call(saying as SpeechSynthesisUtterance, {} as SpeechSynthesisErrorEvent),
  })
}
/** As `new SpeechSynthesisUtterance(text)`. */
function makeUtterance(this: { text: string }, text: string): void {
  this.text = text
}

const own = (lang: string): Partial<SpeechSynthesisVoice> => ({ lang, localService: true })
let voice: ReturnType<typeof createVoice>
beforeEach(() => {
  voice = createVoice()
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', makeUtterance)
  adoptStyles(site)
})
afterEach(() => {
  document.dispatchEvent(new Event(LEAVE_EVENT))
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function article(lang = 'ru'): HTMLElement {
  document.documentElement.lang = lang
  const { body } = new DOMParser().parseFromString(
    `
    <article>
      <p class="meta">Урок 1 из 4</p>
      <h1>Когда страшно</h1>
      <span hidden data-read></span>
      <p>Первое. Второе!</p>
      <ul><li><p>Позвони.</p></li></ul>
      <p hidden>Скрыто.</p>
    </article>`,
    'text/html',
  )
  document.body.append(...body.children)
  return document.querySelector<HTMLElement>('[data-read]')!
}
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const bar = () => page.getByRole('group')
const said = () => bar().getByRole('status')

it('the button is in sight only where the device has a voice for the language, also when it is known late', async () => {
  const button = article()
  voice.voices.push(own('en-US'), { lang: 'ru-RU', localService: false })
  wake()
  await expect.element(button).not.toBeVisible()
  voice.voices.push(own('ru-RU'))
  voice.dispatchEvent(new Event('voiceschanged'))
  await expect.element(button).toBeVisible()
})

it('says first that a voice is heard, then reads what stands in the article, sentence by sentence', async () => {
  const button = article()
  voice.voices.push(own('ru-RU'))
  wake()
  touch(button, button)
  const words = ALOUD_WORDS.ru
  await expect.element(said()).toHaveTextContent(words.quiet)
  expect(voice.said).toEqual([])
  await press(words.read)
  for (let at = 0; at < 3; at += 1) voice.end()
  expect(voice.said).toEqual(['Когда страшно', 'Первое.', 'Второе!', 'Позвони.'])
  expect(document.querySelector('.is-read')!.textContent).toBe('Позвони.')
  voice.end()
  await expect.element(said()).toHaveTextContent(words.quiet)
  expect(document.querySelector('.is-read')).toBeNull()
})

it('a pause goes on with the sentence it broke, and closing falls silent and gives the button back', async () => {
  const button = article()
  voice.voices.push(own('ru-RU'))
  wake()
  touch(button, button)
  const words = ALOUD_WORDS.ru
  await press(words.read)
  voice.end()
  await press(words.pause)
  expect(voice.saying()).toBeNull()
  await expect.element(said()).toHaveTextContent(words.paused)
  await press(words.go_on)
  expect(voice.said).toEqual(['Когда страшно', 'Первое.', 'Первое.'])
  await press(words.stop)
  expect(voice.saying()).toBeNull()
  expect(bar().elements()).toEqual([])
  expect(document.activeElement).toBe(button.querySelector('button'))
})

it('quick exit takes the voice away at once', async () => {
  const button = article()
  voice.voices.push(own('ru-RU'))
  touch(button, button)
  await press(ALOUD_WORDS.ru.read)
  document.dispatchEvent(new Event(LEAVE_EVENT))
  expect(voice.saying()).toBeNull()
})

it('a voice that does not come is said, and can be asked again', async () => {
  const button = article()
  voice.voices.push(own('ru-RU'))
  touch(button, button)
  await press(ALOUD_WORDS.ru.read)
  voice.fail()
  await expect.element(said()).toHaveTextContent(ALOUD_WORDS.ru.failed)
  await press(ALOUD_WORDS.ru.again)
  expect(voice.said).toHaveLength(2)
})

it.each(LANGUAGES)('its bar is whole on the narrowest phone with large letters (%s)', async (lang) => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  const button = article(lang)
  voice.voices.push(own(lang))
  wake()
  touch(button, button)
  await press(ALOUD_WORDS[lang].read)
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
  document.documentElement.style.removeProperty('font-size')
})
