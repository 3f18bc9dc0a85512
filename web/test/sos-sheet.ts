import { onTestFinished } from 'vitest'
import { element } from '../app/ui/screen/element.ts'

/** The sheet behind SOS as every page carries it, with the numbers that islands read from it; gone when the test is over. */
export function putSosSheet(): void {
  const sheet = document.body.appendChild(document.createElement('div'))
  sheet.id = 'sos'
  sheet.hidden = true
  const call = (number: string, label: string) => Object.assign(element('a', `${number} ${label}`), { href: `tel:${number}` })
  sheet.append(call('112', 'SOS'), call('1140', 'Bolalar'))
  onTestFinished(() => sheet.remove())
}
