// What stays of reminders: the client takes them along, they end with the account, and those of paid bills do not stay for ever.
import { personalData, session } from '@app/contract'
import { addDays } from '@app/domain'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { doNight } from '../../jobs/daily.ts'
import { handedOver, paid, unpaidBundle } from '../../testing/given/given-packages.ts'
import { issuedOn, night, remindedAt } from '../../testing/given/given-reminders.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)
const TODAY = '2031-06-02'
const DAY = 86_400_000
const silent = { warn: (what: object) => expect.fail(JSON.stringify(what)) } as never
const sent = [{ day: 3, on: TODAY }]

test('what was sent is in the file of everything about a client, ends with the account, and with time where the bill is paid', async () => {
  const [leaving, paying, owing] = [await given.client(), await given.client(), await given.client()]
  const bills = [await unpaidBundle(leaving), await unpaidBundle(paying), await unpaidBundle(owing)] as const
  for (const { id } of bills) await issuedOn(id, addDays(TODAY, -3))
  await night(TODAY)
  const [left, settled, open] = [bills[0].id, bills[1].id, bills[2].id]
  for (const { id } of bills) expect(await remindedAt(id)).toEqual(sent)

  const { content } = await signedInAs(leaving).call(session.exportMyData)
  const rows = JSON.parse(strFromU8(unzipSync(content)['paymentReminders.json'] ?? new Uint8Array()))
  expect(rows).toEqual([{ billId: left, day: 3, sentOn: TODAY }])
  await handedOver(leaving, await paid(bills[0]))
  await signedInAs(leaving).call(personalData.closeOwnAccount)
  expect(await remindedAt(left)).toEqual([])

  await paid(bills[1])
  const { db } = await currentServer()
  const nightIn = (days: number) => atTime(new Date(MONDAY.getTime() + days * DAY), () => doNight({ db, log: silent }))
  await nightIn(360)
  expect(await remindedAt(settled)).toEqual(sent)
  await nightIn(367)
  expect([await remindedAt(settled), await remindedAt(open)]).toEqual([[], sent])
})
