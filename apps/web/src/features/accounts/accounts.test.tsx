import { getAccount, listApprovals, listRefunds, moveCredit, requestRefund, writeOffDebt } from '@app/contract/accounts.contract'
import { listBills } from '@app/contract/bills.contract'
import { listParameters } from '@app/contract/parameters.contract'
import { listAssistedPurchases, listPurchases } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { givenAccount, givenRefund } from '../../testing/given-accounts.ts'
import { givenApproval } from '../../testing/given-approvals.ts'
import { aPage } from '../../testing/given-list.ts'
import { allParameters } from '../../testing/given-parameters.ts'
import { CLIENT, givenBill } from '../../testing/given-payments.ts'
import { NOW } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, button, field, isGone, isRefused, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { AccountOfClient, OwnStatement } from './account-of-client.tsx'
import { UseCredit } from './credit/use-credit.tsx'
import { OwnAccount } from './own-account.tsx'

const has = (refunds = aPage([givenRefund()]), account = givenAccount()) => {
  answers(getAccount, account)
  answers(listRefunds, refunds)
  answers(listApprovals, aPage([]))
}
const DESTINATION = 'Banco Pichincha, ahorros 2201234567'

test('a client sees where their money is, and asks back what is in their favour', async () => {
  has(aPage([]))
  answers(requestRefund, givenRefund())
  await renderScreen(<OwnAccount />, { role: 'client' })
  await sees('Por pagar')
  await sees('Reservado para compras')
  await press('Pedir devolución')
  await press('Pedir $4,30')
  await isRefused(box('A qué cuenta'), 'Este campo es obligatorio.')

  await write('A qué cuenta', DESTINATION)
  await write('Valor', '5')
  await sees('Hay $4,30 disponibles.')
  await expect.element(button('Pedir $5,00')).toBeDisabled()
  await write('Valor', '4')
  await press('Pedir $4,00')

  await sees('Devolución pedida con éxito.')
  await expect.poll(() => received(requestRefund)).toMatchObject([{ body: { amountInCents: 400, destination: DESTINATION } }])
})

test('what a request waits for is not offered again', async () => {
  has()
  await renderScreen(<OwnAccount />, { role: 'client' })
  await sees(button('Usar saldo a favor'))
  await isGone(button('Pedir devolución'))
})

test('a client reads what became of each refund, and every document of the days that they choose', async () => {
  const back = givenRefund({ status: 'refused', reason: 'La cuenta no está a su nombre.', allowedActions: [] })
  has(aPage([back]))
  await renderScreen(<OwnStatement />, { role: 'client' })
  await sees('Rechazada')
  await sees('Motivo: La cuenta no está a su nombre.')
  await sees('Nota de cobro: Zapatos FAC-000040')
  await sees('Pago PAG-000050')
  await sees('Saldo final')

  await field('Desde').fill('2026-01-06')
  await field('Hasta').fill('2026-01-31')

  await expect.poll(() => received(getAccount).at(-1)?.query).toEqual({ from: '2026-01-06', to: '2026-01-31' })
  expect(whatSticksOut()).toEqual([])
})

test('credit pays an own bill in one press, as far as it goes', async () => {
  has()
  answers(moveCredit, { ok: true })
  await renderScreen(<UseCredit to={{ billId: givenBill().id }} dueInCents={4_070} />, { role: 'client' })
  await sees('Tienes $4,30 a favor')
  await press('Usar $4,30')
  await sees('Saldo aplicado con éxito.')
  await expect.poll(() => received(moveCredit)).toMatchObject([{ body: { billId: givenBill().id, amountInCents: 430 } }])
})

test('nothing is offered without credit', async () => {
  has(aPage([]), givenAccount({ creditInCents: 0, closingInCents: 0 }))
  await renderScreen(<OwnAccount />, { role: 'client' })
  await sees('Por pagar')
  await isGone(button('Usar saldo a favor'))
})

test('the office moves credit to a bill, and asks a refund for the client', async () => {
  has(aPage([]))
  answers(listBills, aPage([givenBill()]))
  answers(listPurchases, aPage([]))
  answers(moveCredit, { ok: true })
  answers(requestRefund, givenRefund())
  await renderScreen(<AccountOfClient clientId={CLIENT.id} />, { role: 'administrator' })
  await press('Usar saldo a favor')
  refuses(moveCredit, 'creditExceeded')
  await press('Aplicar $4,30')
  await sees('El saldo a favor no alcanza.')
  answers(moveCredit, { ok: true })
  await press('Aplicar $4,30')
  await sees('Saldo aplicado con éxito.')
  await expect
    .poll(() => received(moveCredit).at(-1)?.body)
    .toEqual({ clientId: CLIENT.id, billId: givenBill().id, amountInCents: 430 })

  await press('Pedir devolución por el cliente')
  await write('A qué cuenta', DESTINATION)
  await press('Pedir $4,30')
  await sees('Devolución pedida con éxito.')
  await expect.poll(() => received(requestRefund)[0]?.body).toMatchObject({ clientId: CLIENT.id })
})

test('credit without anything to pay says so', async () => {
  has(aPage([]))
  answers(listBills, aPage([]))
  answers(listAssistedPurchases, aPage([]))
  await renderScreen(<OwnAccount />, { role: 'client' })
  await press('Usar saldo a favor')
  await sees('No hay notas de cobro ni compras por pagar.')
})

test('an associate reads the account of an own client and moves nothing', async () => {
  has()
  await renderScreen(<AccountOfClient clientId={CLIENT.id} />, { role: 'associate' })
  await sees('Nota de cobro: Zapatos FAC-000040')
  await isGone(button('Usar saldo a favor'))
  await isGone(button('Registrar pago'))
  expect(received(listRefunds)).toEqual([])
})

test('the office gives up a small debt with a reason; a larger one is refused where it was asked', async () => {
  has(aPage([]), givenAccount({ debtInCents: 430, creditInCents: 0, closingInCents: 430 }))
  answers(listBills, aPage([]))
  answers(listPurchases, aPage([]))
  answers(listParameters, allParameters())
  refuses(writeOffDebt, 'approvalWaits')
  await renderScreen(<AccountOfClient clientId={CLIENT.id} />, { role: 'administrator', width: 360 })
  await press('Dar por incobrable')
  await press('Dar por incobrables $4,30')
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  await write('Motivo', 'No contesta desde julio.')
  await press('Dar por incobrables $4,30')
  await sees('Lo mismo ya espera a un segundo administrador.')
  expect(whatSticksOut()).toEqual([])

  answers(writeOffDebt, { approval: { id: CLIENT.id, code: 'APR-000007', endsAt: NOW } })
  await press('Dar por incobrables $4,30')
  await sees('APR-000007 espera a un segundo administrador.')

  await press('Dar por incobrable')
  await write('Motivo', 'No contesta desde julio.')
  answers(writeOffDebt, { ok: true })
  await press('Dar por incobrables $4,30')
  await sees('Deuda dada por incobrable.')
  await expect
    .poll(() => received(writeOffDebt).at(-1)?.body)
    .toEqual({ clientId: CLIENT.id, reason: 'No contesta desde julio.' })
})

test('a debt above the limit says that another administrator must approve, before it is asked', async () => {
  has(aPage([]), givenAccount({ debtInCents: 4_070, creditInCents: 0, closingInCents: 4_070 }))
  answers(listBills, aPage([]))
  answers(listPurchases, aPage([]))
  answers(listParameters, allParameters())
  answers(writeOffDebt, { approval: { id: CLIENT.id, code: 'APR-000007', endsAt: NOW } })
  await renderScreen(<AccountOfClient clientId={CLIENT.id} />, { role: 'administrator', width: 360, theme: 'dark' })
  await press('Dar por incobrable')
  await sees('Pasa de $5,00: se hace cuando otro administrador lo apruebe.')
  expect(whatSticksOut()).toEqual([])
  await write('Motivo', 'No contesta desde julio.')
  await press('Pedir que se den por incobrables $40,70')
  await sees('APR-000007 espera a un segundo administrador.')
})

test('a debt is given up by administrators alone, and only where there is one', async () => {
  has(aPage([]), givenAccount({ debtInCents: 430, creditInCents: 0 }))
  await renderScreen(<AccountOfClient clientId={CLIENT.id} />, { role: 'associate' })
  await sees('Por pagar')
  await isGone(button('Dar por incobrable'))
})

test('a debt that waits for another administrator is not asked to be given up again', async () => {
  has(aPage([]), givenAccount({ debtInCents: 430, creditInCents: 0 }))
  answers(listApprovals, aPage([givenApproval({ kind: 'writeOff', amountInCents: 430 })]))
  await renderScreen(<AccountOfClient clientId={CLIENT.id} />, { role: 'administrator' })
  await sees('Dar por incobrable por $4,30: espera la aprobación de otro administrador')
  await isGone(button('Dar por incobrable'))
})
