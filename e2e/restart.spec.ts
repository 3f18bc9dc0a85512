import { bringTokens, expect, makePerson, test } from './journey.ts'
import { bubble, openChat, write } from './people.ts'
import { chat } from './words.ts'

test('what was acknowledged is still there after everything was killed and started again', async ({ context, page, house }) => {
  await bringTokens(context, house, await makePerson(house))
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Birinchi xabar')
  await expect(bubble(panel, 'Birinchi xabar')).toBeVisible()
  await expect(panel.getByText('Yuborildi')).toHaveCount(1)

  await house.killEverything()
  // Written while nobody is there: kept by the browser, sent when the server is back.
  await write(panel, 'Ikkinchi xabar')
  // In the list; or in the box, where the chat's own screens have come meanwhile and know of no chat yet.
  await expect(bubble(panel, 'Ikkinchi xabar').or(panel.getByText(chat.waits_for_network)).first()).toBeVisible()
  await house.start()

  await expect(panel.getByText('Yuborildi')).toHaveCount(2)
  await page.reload()
  const again = await openChat(page)
  await expect(bubble(again, 'Birinchi xabar')).toHaveCount(1)
  await expect(bubble(again, 'Ikkinchi xabar')).toHaveCount(1)
})
