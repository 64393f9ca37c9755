import { answerRefund, getRefund, listRefunds, returnRefund } from '@app/contract/accounts.contract'
import { listCompanyAccounts } from '@app/contract/company.contract'
import { businessDay } from '@app/domain'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenRefund } from '../../../testing/given-accounts.ts'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, choose, dialog, isRefused, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { RefundsPage } from './refunds-page.tsx'

const paid = givenRefund({
  ...{ status: 'paid', paidOn: '2026-01-07', method: 'transfer', reference: 'TRX-1', allowedActions: ['return'] },
  account: { id: idOf(91), kind: 'bank', name: 'Produbanco 1200' },
})
const CASH = { id: idOf(92), kind: 'cash' as const, name: 'Caja', isMain: false }

async function opened(refund = givenRefund()) {
  hasNoSavedViews()
  answers(listRefunds, aPage([refund]))
  answers(getRefund, refund)
  answers(listCompanyAccounts, [CASH])
  await renderScreen(<RefundsPage />, { role: 'administrator' })
  await sees('Luz Paz')
}

test('a refund is paid from its row, with the receipt of the bank', async () => {
  await opened()
  answers(answerRefund, paid)
  await press('Pagar DEV-000070')
  await sees('$4,30 a: Banco Pichincha, ahorros 2201234567')
  await write('Referencia', 'TRX-1')
  await userEvent.upload(page.elementLocator(fileInput()), new File(['%PDF-1.7'], 'papeleta.pdf', { type: 'application/pdf' }))
  await press('Devolver $4,30')

  await sees('Devolución pagada con éxito.')
  await expect
    .poll(() => received(answerRefund))
    .toMatchObject([
      {
        params: { id: idOf(70) },
        body: { action: 'pay', paidOn: businessDay(new Date()), method: 'transfer', reference: 'TRX-1' },
        files: { proof: 'papeleta.pdf' },
      },
    ])
})

const fileInput = (): Element => document.querySelector('[role=dialog] input[type=file]') as Element

test('cash asks for a signature instead, and what is refused is said in the dialog', async () => {
  await opened()
  await press('Pagar DEV-000070')
  await choose('Forma de pago', 'Efectivo')
  await sees(page.getByRole('img', { name: 'Firma aquí quien recibe' }))
  refuses(answerRefund, 'creditExceeded', { availableInCents: 100 })
  await press('Devolver $4,30')
  await sees('El saldo a favor no alcanza.')
  expect(whatSticksOut()).toEqual([])
})

test('a refund is refused with a reason that its client reads', async () => {
  await opened()
  answers(answerRefund, givenRefund({ status: 'refused', reason: 'Falta el titular.', allowedActions: [] }))
  await press('DEV-000070')
  await sees(dialog(/DEV-000070/))
  await press('Rechazar')
  const refusing = dialog('Rechazar DEV-000070')
  await refusing.getByRole('button', { name: 'Rechazar', exact: true }).click()
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  await write('Motivo', 'Falta el titular.')
  await refusing.getByRole('button', { name: 'Rechazar', exact: true }).click()

  await sees('Devolución rechazada con éxito.')
  await expect.poll(() => received(answerRefund)[0]?.body).toEqual({ action: 'refuse', reason: 'Falta el titular.' })
})

test('a refund that the bank sent back is credit again', async () => {
  await opened(paid)
  answers(returnRefund, givenRefund({ ...paid, status: 'returned', allowedActions: [] }))
  await press('DEV-000070')
  await sees('Produbanco 1200')
  await press('El banco lo devolvió')
  await sees(/vuelven a estar a favor de Luz Paz/)
  await write('Motivo', 'La cuenta está cerrada.')
  await dialog('DEV-000070 regresó del banco').getByRole('button', { name: 'El banco lo devolvió' }).click()

  await sees('Devolución registrada como regresada.')
  await expect
    .poll(() => received(returnRefund)[0])
    .toMatchObject({ params: { id: idOf(70) }, body: { reason: 'La cuenta está cerrada.' } })
})

test('without any, the list says how they come', async () => {
  hasNoSavedViews()
  answers(listRefunds, aPage([]))
  await renderScreen(<RefundsPage />, { role: 'administrator' })
  await sees('Nada por devolver')
})
