import { getAccountPdf } from '@app/contract/accounts.contract'
import { listBills } from '@app/contract/bills.contract'
import {
  getPaymentReminders,
  listReceivables,
  type PaymentReminders,
  type Receivable,
  removePaymentPromise,
  setPaymentPromise,
  setPaymentReminders,
} from '@app/contract/receivables/receivables.contract'
import { getUser } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { CLIENT, givenBill } from '../../testing/given-payments.ts'
import { aUser, inFull } from '../../testing/given-users.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, choose, dialog, heading, link, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ReceivablesPage } from './receivables-page.tsx'

const AGES = { days0to7: 0, days8to15: 4_070, days16to30: 0, days31to60: 0, over60: 3_070 }
/** 71.40, of which a bill was partly paid; 5.00 in favour. */
const OWED: Receivable = {
  ...{ id: CLIENT.id, client: CLIENT, dueInCents: 7_140, debtInCents: 0, ages: AGES, openBills: 2, creditInCents: 500 },
  ...{ oldestOn: '2025-11-01', oldestInDays: 65, promise: null, version: 4 },
}
const TOTALS = { clients: 1, dueInCents: 7_140, debtInCents: 0, ages: AGES, openBills: 2, creditInCents: 500 }
const NOTHING = { days0to7: 0, days8to15: 0, days16to30: 0, days31to60: 0, over60: 0 }
const NO_TOTALS = { clients: 0, dueInCents: 0, debtInCents: 0, ages: NOTHING, openBills: 0, creditInCents: 0 }

const REMINDERS: PaymentReminders = {
  ...{ isOn: true, off: null, days: [3, 8, 15] },
  bills: [
    {
      ...{ billId: givenBill().id, hasReceiptInReview: false },
      ...{ last: { day: 3, on: '2025-11-04' }, next: { day: 8, on: '2025-11-09' } },
    },
  ],
}

async function opened(stage: Partial<Stage> = {}, rows = [OWED]) {
  hasNoSavedViews()
  answers(listReceivables, { ...aPage(rows), totals: rows.length > 0 ? TOTALS : NO_TOTALS })
  answers(getPaymentReminders, REMINDERS)
  answers(listBills, aPage([givenBill({ totalInCents: 4_070, dueInCents: 3_070 })]))
  await renderScreen(<ReceivablesPage />, { role: 'administrator', at: '/finances/cartera', ...stage })
}

test('says what is owed by age, and each figure narrows the list', async () => {
  await opened()
  await sees(heading('Cartera'))
  await sees('Tienen a favor $5,00, que puede cubrir una parte.')
  await press(/^> 60 días/)
  await expect
    .poll(() => received(listReceivables).map(({ query }) => query))
    .toContainEqual(expect.objectContaining({ age: 'over60' }))
  await expect.element(button(/^> 60 días.*\$30,70/)).toHaveAttribute('aria-pressed', 'true')
  await press(/^1 cliente/)
  await expect.element(button(/^1 cliente/)).toHaveAttribute('aria-pressed', 'true')
})

test('a row opens the bills of its client, the oldest first, and leads to their account and statement', async () => {
  await opened()
  answers(getAccountPdf, { name: 'estado.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) })
  await press(/Luz Paz/)
  await sees(dialog('Luz Paz'))
  await sees(link('FAC-000040'))
  await sees('de $40,70')
  expect(received(listBills).at(-1)?.query).toMatchObject({
    ...{ clientId: CLIENT.id, status: 'pendingPayment', orderBy: 'createdAt', mode: 'asc' },
  })
  await expect
    .element(link('Ver su cuenta'))
    .toHaveAttribute('href', `/operations/detalleporcliente?client=${CLIENT.id}&view=account`)
  await press('Estado de cuenta')
  await expect.poll(() => received(getAccountPdf)).toMatchObject([{ query: { clientId: CLIENT.id } }])
})

test('a promise is written down, with all that is due in a week, over the version that was read', async () => {
  await opened()
  answers(setPaymentPromise, { ok: true })
  await press(/Luz Paz/)
  await press('Anotar promesa')
  await expect.element(box('Valor prometido')).toHaveValue('71,40')
  await write('Sus palabras', 'Cobra el viernes.')
  await press('Guardar promesa')
  await expect
    .poll(() => received(setPaymentPromise))
    .toMatchObject([
      {
        params: { id: CLIENT.id },
        body: { promisedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), amountInCents: 7_140, note: 'Cobra el viernes.' },
      },
    ])
})

test('a broken promise is marked, filtered and taken back', async () => {
  const promise = { promisedOn: '2026-01-03', amountInCents: 7_000, note: 'Por teléfono.', state: 'broken' as const }
  await opened({}, [{ ...OWED, promise }])
  answers(removePaymentPromise, { ok: true })
  await choose('Promesa de pago', 'Incumplida')
  await expect.poll(() => received(listReceivables).at(-1)?.query).toMatchObject({ promise: 'broken' })
  await press(/Luz Paz/)
  await sees('Por teléfono.')
  await press('Quitar')
  await expect.poll(() => received(removePaymentPromise)).toMatchObject([{ params: { id: CLIENT.id } }])
})

test('each open bill says when its client was reminded, and when next', async () => {
  await opened()
  await press(/Luz Paz/)
  await sees('Días desde la emisión de cada nota de cobro: 3,\u00a08,\u00a015.')
  await sees('Recordada el 4 nov 2025 (día 3) · Próximo: 9 nov 2025 (día 8)')
})

test('reminders are turned off for one client, and on again, which says who turned them off', async () => {
  await opened()
  answers(setPaymentReminders, { ok: true })
  await press(/Luz Paz/)
  const off = { since: '2025-11-06T15:00:00.000Z', by: { name: 'Olga Vera' } }
  answers(getPaymentReminders, { ...REMINDERS, isOn: false, off, bills: [] })
  await press('Apagar')
  await sees('Olga Vera los apagó el 6 nov 2025.')
  await press('Encender')
  await expect.poll(() => received(setPaymentReminders)).toMatchObject([{ body: { isOn: false } }, { body: { isOn: true } }])
})

test('a bill whose receipt is reviewed says so, and a house without days says that it sends none', async () => {
  await opened()
  const bills = REMINDERS.bills.map((bill) => ({ ...bill, last: null, next: null, hasReceiptInReview: true }))
  answers(getPaymentReminders, { ...REMINDERS, days: [], bills })
  await press(/Luz Paz/)
  await sees('Comprobante en revisión')
  await sees('La empresa no envía recordatorios.')
})

test('a promise over what another changed meanwhile says so in words, and is saved where the person decides so', async () => {
  await opened()
  answers(getUser, inFull(aUser({ id: CLIENT.id, version: 5 })))
  const changed = { changedBy: { name: 'Olga Vera' }, changedAt: '2025-11-06T15:00:00.000Z' }
  refuses(setPaymentPromise, 'preconditionFailed', { version: 5, ...changed })
  await press(/Luz Paz/)
  await press('Anotar promesa')
  await press('Guardar promesa')
  const asked = dialog('Alguien más cambió esta cuenta')
  await sees(asked)
  for (const raw of ['promisedOn', 'InCents', 'fields.']) await expect.element(asked).not.toHaveTextContent(raw)
  answers(setPaymentPromise, { ok: true })
  await press('Hacerlo de todos modos')
  await sees('Promesa anotada.')
})

test('says where nobody owes anything', async () => {
  await opened({}, [])
  await sees('Nadie debe nada')
})

test('what could not be loaded can be asked for again', async () => {
  hasNoSavedViews()
  refuses(listReceivables, 'roleNotAllowed')
  await renderScreen(<ReceivablesPage />, { role: 'administrator', at: '/finances/cartera' })
  await sees('Tu rol no permite hacer esto.')
  answers(listReceivables, { ...aPage([OWED]), totals: TOTALS })
  await press('Intentar de nuevo')
  await sees('Luz Paz')
})

test.each([360, 1280] as const)('fits %s px, dark and in English', async (width) => {
  await opened({ language: 'en', theme: 'dark', width })
  await sees(button(/^> 60 days/))
  expect(whatSticksOut()).toEqual([])
})
