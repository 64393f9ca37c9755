// An undo asks for a proof of who is there where the call does by which one of its records is taken back.
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { imported, waiting } from '../../testing/given/given-statements.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { finishedRun, previewedRun } from '../../testing/runs/given-runs.ts'
import { currentServer, signIn } from '../../testing/world.ts'
import { runsTable } from './runs.table.ts'

standStill()

test('half an hour after signing in, what took payments is not undone without it, and what changed orders is', async () => {
  const client = await given.client()
  const { code, dueInCents } = await unpaidBundle(client)
  await imported([{ text: `PAGO ${code}`, amountInCents: dueInCents }])
  const order = await given.order({ client })
  const charge = { name: 'Reempaque', amountInCents: 350, note: '' }
  const booked = await finishedRun(await previewedRun({ act: 'bookStatementLines', ids: [(await waiting(`PAGO ${code}`)).id] }))
  const charged = await finishedRun(await previewedRun({ act: 'chargeOrders', values: charge, ids: [order.id] }))
  const administrator = await given.administrator()
  const { url, db } = await currentServer()
  const undo = async (id: string, headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/run/${id}/undo`, { method: 'POST', headers })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  const before = await signIn(administrator)
  move(31 * MINUTE)
  // As if they had ended a moment ago.
  await db.update(runsTable).set({ endedAt: new Date() })

  expect(await undo(booked.id, before)).toEqual([403, 'reauthenticationNeeded'])
  expect(await undo(charged.id, before)).toEqual([200, undefined])
  expect(await undo(booked.id, await signIn(administrator))).toEqual([200, undefined])
})
