import { type BillDetail, issueCreditNote, takeBackCreditNote } from '@app/contract/bills.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenBill } from '../../../testing/given-payments.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, button, isGone, isRefused, press, sees, tick, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { CreditNoteDialog } from './credit-note-dialog.tsx'
import { CreditNotes } from './credit-notes.tsx'

const [LOST, KEPT] = [idOf(60), idOf(61)]
const NOTE = {
  ...{ id: idOf(70), code: 'NCR-000004', createdAt: '2026-01-06T15:00:00.000Z', reason: 'Se perdió en el vuelo.', lines: [] },
  ...{ taxInCents: 270, totalInCents: 3_403, takenBackAt: null, takenBackReason: '' },
}
const line = (id: number, orderId: string, name: 'freight' | 'valuePercentage' | 'duty', amountInCents: number) => {
  const treatment = name === 'duty' ? ('thirdParty' as const) : ('general' as const)
  return { id: idOf(id), orderId, name, label: '', amountInCents, treatment, creditedInCents: 0 }
}
const order = (id: string, code: string, description: string) => {
  return {
    id,
    code,
    outcome: null,
    isReleased: false,
    description,
    title: { kind: 'thing' as const, name: description, more: 0 },
    tracking: null,
    weightInGrams: 1_800,
    lines: [],
    serviceInCents: 0,
    dutyInCents: 0,
  }
}

/** The two packages of the design's vector 4, paid: 53.24. */
const givenDetail = (changed: Partial<BillDetail> = {}): BillDetail => ({
  ...givenBill({ status: 'charged', totalInCents: 5_324, dueInCents: 0, allowedActions: ['issueCreditNote'] }),
  ...{ payments: [], paymentProofs: [], timeline: [], creditNotes: [] },
  orders: [order(LOST, 'ORD-000001', 'Zapatos'), order(KEPT, 'ORD-000002', 'Un libro')],
  lines: [
    line(80, LOST, 'freight', 1_620),
    line(81, LOST, 'valuePercentage', 180),
    line(82, LOST, 'duty', 1_333),
    line(83, KEPT, 'freight', 1_000),
    line(84, KEPT, 'valuePercentage', 90),
    line(85, KEPT, 'duty', 667),
  ],
  ...changed,
})
const opened = (changed: Partial<BillDetail> = {}, stage = {}) =>
  renderScreen(<CreditNoteDialog bill={givenDetail(changed)} onClose={() => undefined} />, { role: 'administrator', ...stage })

test('a package that the bill let go of is not offered', async () => {
  const [lost, kept] = givenDetail().orders
  await opened({ orders: [{ ...lost, isReleased: true } as BillDetail['orders'][number], kept as BillDetail['orders'][number]] })
  await sees('ORD-000002')
  await isGone('ORD-000001')
})

test('a package that was paid gives back 34.03, which go to the balance', async () => {
  answers(issueCreditNote, NOTE)
  await opened()
  await expect.element(button('Abonar')).toBeDisabled()

  await tick('ORD-000001').click()

  await sees('$2,70')
  await press('Abonar $34,03')
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  await write('Motivo', 'Se perdió en el vuelo.')
  await press('Abonar $34,03')
  await sees('Nota de abono emitida con éxito.')
  await expect.poll(() => received(issueCreditNote)[0]?.body).toEqual({ orderIds: [LOST], reason: 'Se perdió en el vuelo.' })
})

test('an amount of a line comes with its IVA, up to what is left', async () => {
  answers(issueCreditNote, NOTE)
  await opened()
  await sees('Valores por línea')
  await page.getByText('Valores por línea').click()

  await write('Abono de Flete, ORD-000001', '20')
  await sees('Queda menos que eso.')
  await expect.element(button('Abonar')).toBeDisabled()
  await write('Abono de Flete, ORD-000001', '5')
  await write('Motivo', 'Se cobró de más.')
  await press('Abonar $5,75')

  await expect.poll(() => received(issueCreditNote)).toHaveLength(1)
  await expect
    .poll(() => received(issueCreditNote)[0]?.body)
    .toEqual({
      lines: [{ lineId: idOf(80), amountInCents: 500 }],
      reason: 'Se cobró de más.',
    })
})

test('a package that was credited already cannot be chosen', async () => {
  const lines = givenDetail().lines.map((one) => (one.orderId === LOST ? { ...one, creditedInCents: one.amountInCents } : one))
  await opened({ lines, creditNotes: [NOTE], creditedInCents: 3_403 })

  await expect.element(tick('ORD-000001')).toBeDisabled()
  await tick('ORD-000002').click()
  await sees(button('Abonar $19,21'))
})

test('of a bill that waits for money it says what is left to pay; a refusal stays in the dialog, on a phone too', async () => {
  refuses(issueCreditNote, 'creditAboveBill')
  await opened({ status: 'pendingPayment', dueInCents: 5_324 }, { width: 360, theme: 'dark' })
  await tick('ORD-000001').click()
  await sees('$19,21')
  expect(whatSticksOut()).toEqual([])
  await write('Motivo', 'Se perdió.')
  await press('Abonar $34,03')
  await sees('Queda menos por abonar que eso.')
})

test('staff take a note back with a reason; who may not sees it without the button', async () => {
  answers(takeBackCreditNote, { ok: true })
  const bill = givenDetail({ creditNotes: [NOTE], allowedActions: ['takeBackCreditNote'] })
  await renderScreen(<CreditNotes bill={bill} />, { role: 'administrator' })
  await sees('NCR-000004')
  await press('Anular la nota de abono NCR-000004')
  await write('Motivo', 'Apareció.')
  await press('Anular NCR-000004')
  await sees('Nota de abono anulada con éxito.')
  await expect.poll(() => received(takeBackCreditNote)).toMatchObject([{ body: { creditNoteId: NOTE.id, reason: 'Apareció.' } }])
})

test('a client reads the notes in English, also one that was taken back, each with its paper', async () => {
  const taken = { ...NOTE, id: idOf(71), code: 'NCR-000005', takenBackAt: '2026-01-07T15:00:00.000Z', takenBackReason: 'Found.' }
  const bill = givenDetail({ creditNotes: [NOTE, taken], allowedActions: [] })
  await renderScreen(<CreditNotes bill={bill} />, { role: 'client', language: 'en', width: 360 })
  await sees('Taken back: Found.')
  await isGone(button('Take credit memo NCR-000004 back'))
  await sees(button('PDF of credit memo NCR-000004'))
  expect(whatSticksOut()).toEqual([])
})
