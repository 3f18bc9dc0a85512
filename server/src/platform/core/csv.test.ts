import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

const FORMULAS = ['=1+1', '+7', '-5', '@SUM(A1)', '\t=1', '\r=1', '  =1+1', ' \n@x', '＝1']

it.each(FORMULAS)('lets no table program run %j', (field) => {
  expect(writeCsv([[field]], { bom: false })).toMatch(/^"?'/)
})

it('leaves words and figures as they are', () => {
  expect(
    writeCsv(
      [
        ['Oila', '12', ''],
        ['a@b', '1-2', 'x = y'],
      ],
      { bom: false },
    ),
  ).toBe('Oila,12,\r\na@b,1-2,x = y\r\n')
})

it('quotes what a program may divide by', () => {
  expect(writeCsv([['a;b', 'c,d', 'e"f', 'g\nh', 'i\tj']], { bom: false })).toBe('"a;b","c,d","e""f","g\nh","i\tj"\r\n')
})

it('begins with the byte order mark where a person opens the file', () => {
  expect(writeCsv([['Savol']], { bom: true })).toBe('\ufeffSavol\r\n')
})
