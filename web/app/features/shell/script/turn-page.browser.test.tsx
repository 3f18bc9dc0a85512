import { afterEach, expect, it } from 'vitest'
import { turnPage } from './turn-page.ts'

afterEach(() => document.body.replaceChildren())

function stage(html: string): HTMLElement {
  document.documentElement.lang = 'uz'
  const { body } = new DOMParser().parseFromString(`<section lang="uz-Cyrl">${html}</section>`, 'text/html')
  const place = body.firstElementChild as HTMLElement
  document.body.append(place)
  return place
}

it('turns words and names of buttons, and leaves what people wrote, typed or named, and other languages', () => {
  const place = stage(`
    <p>Salom</p> <button type="button" aria-label="Yuborish">+</button> <input value="Salom" placeholder="Ism">
    <textarea>Menga yordam bering</textarea> <p dir="auto">Men qo‘rqyapman</p> <b translate="no">Dilnoza</b>
    <a lang="ru">Da</a> <a lang="en">English</a> <a lang="uz">O‘zbekcha</a>`)
  turnPage(place)
  expect(place.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Салом + Menga yordam bering Men qo‘rqyapman Dilnoza Da English Ўзбекча',
  )
  expect(place.querySelector('button')!.ariaLabel).toBe('Юбориш')
  expect(place.querySelector('input')!.placeholder).toBe('Исм')
  expect(place.querySelector('input')!.value).toBe('Salom')
})

it('turns what comes later and what changes', async () => {
  const place = stage('<p>Salom</p>')
  turnPage(place)
  const late = document.createElement('p')
  late.textContent = 'Yuborildi'
  place.append(late)
  await expect.poll(() => late.textContent).toBe('Юборилди')
  late.firstChild!.nodeValue = 'Qabul qilindi'
  await expect.poll(() => late.textContent).toBe('Қабул қилинди')
  late.setAttribute('aria-label', 'Yopish')
  await expect.poll(() => late.ariaLabel).toBe('Ёпиш')
})
