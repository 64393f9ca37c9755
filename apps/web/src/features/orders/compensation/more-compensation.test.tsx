import { compensateMore, listApprovals } from '@app/contract/accounts.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { givenApproval } from '../../../testing/given-approvals.ts'
import { aPage } from '../../../testing/given-list.ts'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf, NOW } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, isGone, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { MoreCompensation } from './more-compensation.tsx'

const LOST = { status: 'removed', outcome: 'lost', responsible: 'house', productValueInCents: 52_000 } as const
const WAITS = givenApproval({ kind: 'compensation', amountInCents: 12_000, call: 'POST /order/{id}/compensation' })

async function show(order: Partial<OrderDetail>, stage: Stage = {}, waiting = aPage<typeof WAITS>([])) {
  answers(listApprovals, waiting)
  answers(compensateMore, { approval: { id: WAITS.id, code: WAITS.code, endsAt: WAITS.endsAt } })
  await renderScreen(<MoreCompensation order={anOrderInDetail(order)} />, { role: 'administrator', ...stage })
}

test('of a package that the house lost more is asked for, and waits for a second administrator', async () => {
  await show(LOST)
  await press('Pedir más compensación')
  await write('Valor', '120')
  await write('Motivo', 'Era un regalo.')
  answers(listApprovals, aPage([WAITS]))
  await press('Pedir $120,00')

  await sees('Indemnizar más por $120,00: espera la aprobación de otro administrador')
  await isGone(button('Pedir más compensación'))
  await expect
    .poll(() => received(compensateMore))
    .toMatchObject([{ params: { id: anOrderInDetail(LOST).id }, body: { amountInCents: 12_000, reason: 'Era un regalo.' } }])
})

test('more than its declared value is refused in the dialog', async () => {
  await show(LOST)
  refuses(compensateMore, 'compensationAboveValue', { availableInCents: 12_000 })
  await press('Pedir más compensación')
  await write('Valor', '121')
  await write('Motivo', 'Era un regalo.')
  await press('Pedir $121,00')
  await sees('Es más de lo que queda del valor declarado.')
})

test('one that was damaged and goes on may have more too', async () => {
  const incident = { id: idOf(60), code: 'INC-60', version: 1, createdAt: NOW, updatedAt: NOW, kind: 'damaged' as const }
  const ended = { status: 'resolved' as const, outcome: 'damaged' as const, resolution: 'Rota', resolvedAt: NOW }
  const rest = { description: '', photos: [], papers: [], allowedActions: [] }
  await show({ outcome: null, incidents: [{ ...incident, ...ended, ...rest }] })
  await sees(button('Pedir más compensación'))
})

test('of one that customs seized by the fault of the house, too', async () => {
  await show({ ...LOST, outcome: 'seized' })
  await sees(button('Pedir más compensación'))
})

test.each<[string, Partial<OrderDetail>, Stage]>([
  ['the house bought, which is credited', { ...LOST, service: 'PPE' }, {}],
  ['the client answers for', { ...LOST, responsible: 'client' }, {}],
  ['was worth nothing', { ...LOST, productValueInCents: 0 }, {}],
  ['goes its way', { outcome: null }, {}],
  ['a client reads of', LOST, { role: 'client' }],
  ['an associate reads of', LOST, { role: 'associate' }],
])('nothing is offered of one that %s', async (_what, order, stage) => {
  await show(order, stage)
  await isGone(button('Pedir más compensación'))
  expect(received(listApprovals)).toEqual([])
})

test('fits the narrowest phone, in English', async () => {
  await show(LOST, { width: 360, theme: 'dark', language: 'en' }, aPage([WAITS]))
  await sees('Compensate more, $120.00: waits for another administrator')
  expect(whatSticksOut()).toEqual([])
})
