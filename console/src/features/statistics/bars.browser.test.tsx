import { LANGUAGES } from '@himoya/contract/languages'
import { SMALLEST_SHOWN } from '@himoya/contract/statistics/statistic-lists'
import { StatisticsPreview } from '@himoya/contract/statistics/statistics'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LONG } from '../../../test/samples.ts'
import { axeFindings, cutTexts } from '../../../../kit/test/looks.ts'
import { show } from '../../../test/show.tsx'
import { Bars } from './bars.tsx'

const tableOf = (counts: number[]) =>
  StatisticsPreview.parse({
    by: 'region',
    from: '2026-01',
    to: '2026-11',
    cells: counts.map((count, at) => ({ key: String(at), label: at === 0 ? LONG.text : `Viloyat ${at}`, count })),
    total: counts.reduce((sum, count) => sum + count, 0),
    sample: false,
  })
const widths = (): number[] => [...document.querySelectorAll('meter')].map(({ value, max }) => value / max)

describe('a table whose numbers are bars', () => {
  it('draws each number as its share of the largest', async () => {
    await show(<Bars table={tableOf([40, 20, 10])} />)
    await expect.poll(widths).toEqual([1, 0.5, 0.25])
  })

  it('says of each number whether the public sees it: from the smallest shown on', async () => {
    const { text } = await show(<Bars table={tableOf([SMALLEST_SHOWN, SMALLEST_SHOWN - 1])} />)
    await expect.element(page.getByRole('row').nth(1).getByText(text('statistics.shown'))).toBeVisible()
    await expect.element(page.getByRole('row').nth(2).getByText(text('statistics.hidden'))).toBeVisible()
  })

  it.each(LANGUAGES)('cuts no word of a long row, and has no finding of axe (%s)', async (lang) => {
    await show(<Bars table={tableOf([123_456, 2])} />, { lang, width: 320 })
    await expect.element(page.getByText('123456')).toBeVisible()
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
  })
})
