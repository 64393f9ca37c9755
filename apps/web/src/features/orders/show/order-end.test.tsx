import { getFile } from '@app/contract/files.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { ORDER_OUTCOMES } from '@app/domain'
import { expect, test } from 'vitest'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, isGone, link, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers } from '../../../testing/server.ts'
import { OrderCompensations } from './order-compensations.tsx'
import { OrderEnd } from './order-end.tsx'
import { OrderIncidents } from './order-incidents.tsx'

const CLOSING = { reason: 'No está en la percha.', returnCarrier: '', returnTracking: '', isKeptByHouse: false }
const LOST = { status: 'removed', outcome: 'lost', responsible: 'house', closing: CLOSING } as const
/** The evening of the 10th in Quito. */
const statusSince = '2026-11-11T02:30:00Z'

const show = (changed: Partial<OrderDetail>, stage: Stage = {}) =>
  renderScreen(<OrderEnd order={anOrderInDetail({ statusSince, ...changed })} />, { role: 'client', ...stage })

test('the owner of a lost package reads what became of it, when in Quito, why, who answers, and where the money is', async () => {
  await show(LOST)
  await sees('Se perdió y no se pudo encontrar.')
  await sees(/10 nov/)
  await sees('Motivo: No está en la percha.')
  await sees('Responde: La empresa')
  await expect.element(link('Ver qué pasó con el dinero en tu cuenta')).toHaveAttribute('href', '/tuspagos')
})

test('staff have the account elsewhere', async () => {
  await show(LOST, { role: 'administrator' })
  await sees('Se perdió y no se pudo encontrar.')
  await isGone(link(/dinero/))
})

test('of what never cost anything no money is spoken of', async () => {
  await show({ ...LOST, outcome: 'withdrawn', responsible: 'client', bill: null, purchase: null })
  await sees('Se canceló: no viajará.')
  await isGone(link(/dinero/))
})

test('one that was billed or bought leads to the account, whoever answers', async () => {
  await show({ ...LOST, outcome: 'seized', responsible: 'client', bill: { id: idOf(70), code: 'FAC-000070' } })
  await sees(link(/dinero/))
})

test('one that went back says by which carrier and number', async () => {
  const closing = { ...CLOSING, reason: '', returnCarrier: 'UPS', returnTracking: '1Z999' }
  await show({ ...LOST, outcome: 'returned', responsible: 'client', closing })
  await sees('Tracking de la devolución: UPS 1Z999')
  await isGone(/^Motivo/)
})

test('one that was found and kept by the company says so', async () => {
  await show({ ...LOST, closing: { ...CLOSING, isKeptByHouse: true } }, { language: 'en' })
  await sees(/the goods belong to the company/)
})

test('one that is on its way, or became part of another, says nothing', async () => {
  await show({ outcome: null })
  await isGone(/^(El|Motivo)/)
})

test.each(ORDER_OUTCOMES)('%s is said on the narrowest phone, in the dark', async (outcome) => {
  await show({ ...LOST, outcome }, { width: 360, theme: 'dark', language: 'en' })
  await sees(/^Responsible/)
  expect(whatSticksOut()).toEqual([])
})

const PAPER = { id: idOf(71), name: 'acta.pdf', contentType: 'application/pdf', sizeInBytes: 9, purpose: 'proof' } as const
const seized = (): Partial<OrderDetail> => ({
  ...{ ...LOST, outcome: 'seized' },
  incidents: [
    {
      ...{
        id: idOf(72),
        code: 'INC-000072',
        version: 2,
        createdAt: statusSince,
        updatedAt: statusSince,
        resolvedAt: statusSince,
      },
      ...{ kind: 'seized', status: 'resolved', outcome: 'seized', description: '', resolution: '' },
      ...{ photos: [], papers: [PAPER], allowedActions: [] },
    },
  ],
})

test.each(['client', 'associate', 'administrator'] as const)(
  'the customs’ paper stands with it, for a reader who is %s',
  async (role) => {
    answers(getFile, { name: 'acta.pdf', contentType: 'application/pdf', content: new Uint8Array([1]) })
    await show(seized(), { role })
    await sees(button('acta.pdf'))
  },
)

test('what ended it is not said a second time, what went wrong before is', async () => {
  const [end] = seized().incidents ?? []
  if (!end) throw new Error('nothing ended it')
  const before: typeof end = { ...end, id: idOf(73), kind: 'damaged', outcome: 'solved', resolution: 'Sólo la caja.', papers: [] }
  const order = anOrderInDetail({ ...seized(), incidents: [{ ...end, resolution: 'La aduana lo decomisó.' }, before] })
  await renderScreen(<OrderIncidents order={order} />, { role: 'client' })
  await sees('Sólo la caja.')
  await isGone('La aduana lo decomisó.')
})

const PAID = {
  ...{ at: statusSince, declaredValueInCents: 15_000, shareInPercent: 40, rateInPercent: 100 },
  ...{ isCapped: false, isExtra: false, amountInCents: 6_000 },
}
const showPaid = (paid: Partial<typeof PAID>, stage: Stage = {}) =>
  renderScreen(<OrderCompensations order={{ compensations: [{ ...PAID, ...paid }] }} />, stage)

test('what was made good of a damage says of how much of its value it is', async () => {
  await showPaid({})
  await sees('Indemnización')
  await sees('40 % de $150,00 de valor declarado: $60,00 a favor.')
  await sees(/10 nov/)
})

test('one at another rate, and one that the cap held back, say so', async () => {
  await showPaid({ shareInPercent: 100, declaredValueInCents: 90_000, rateInPercent: 80, isCapped: true, amountInCents: 40_000 })
  await sees('100 % de $900,00 de valor declarado, al 80 %: $400,00 a favor.')
  await sees('Es el máximo que la empresa paga por un paquete.')
})

test('what a second administrator approved besides is told apart, in English too', async () => {
  await showPaid({ isExtra: true, amountInCents: 12_000 }, { language: 'en' })
  await sees('$120.00 more in favour, approved apart.')
})
