import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { changeInvoiceOwner } from '@app/contract/bills.contract'
import { expect, test } from 'vitest'
import { givenBill } from '../../../testing/given-payments.ts'
import { aBrother } from '../../../testing/given-people.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, choose, dialog, isGone, press, says, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refusesOnce } from '../../../testing/server.ts'
import { ChangeInvoiceOwner } from './change-invoice-owner.tsx'

const PARTNER = aBrother({ id: idOf(61), name: 'Comercial Paredes', purposes: ['invoice'] })
const COLLECTOR = aBrother({ id: idOf(62), name: 'Diego Paredes', identification: '1710034073', purposes: ['pickup'] })
const BILL = givenBill({ allowedActions: ['changeInvoiceOwner'] })

async function opens(stage: Stage = {}, bill = BILL): Promise<void> {
  answers(listAuthorizedNames, [PARTNER, COLLECTOR])
  await renderScreen(<ChangeInvoiceOwner bill={bill} />, { role: 'client', ...stage })
}

test('whom a bill is made out to is chosen of those who may be billed', async () => {
  answers(changeInvoiceOwner, { ok: true })
  await opens({ width: 360 })
  await press('Cambiar a nombre de quién')
  await sees(dialog())
  expect(whatSticksOut()).toEqual([])
  await expect.element(dialog()).not.toHaveTextContent('Diego Paredes')
  await choose('Factura a nombre de', PARTNER.id)
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await isGone(dialog())
  await sees('Cambiamos a nombre de quién sale.')
  expect(received(changeInvoiceOwner)).toMatchObject([{ params: { id: BILL.id }, body: { authorizedNameId: PARTNER.id } }])
})

test('who has it now is chosen, and staff add nobody', async () => {
  await opens(
    { role: 'administrator', language: 'en' },
    givenBill({ ...BILL, invoiceOwner: { ...BILL.invoiceOwner, identification: PARTNER.identification } }),
  )
  await press('Change whom it is made out to')
  await expect.element(dialog().getByRole('combobox')).toHaveDisplayValue(/Comercial Paredes/)
  await expect.element(dialog()).not.toHaveTextContent('Add person')
})

test('a factura that was signed meanwhile is said in the dialog, and without the right there is no button', async () => {
  refusesOnce(changeInvoiceOwner, 'billActionNotAllowed')
  await opens()
  await press('Cambiar a nombre de quién')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await says(dialog(), /nota de cobro/)
  await expect.element(dialog()).toBeVisible()
})

test('a bill whose factura is signed has no such button', async () => {
  await opens({}, givenBill({ allowedActions: [] }))
  await isGone(button('Cambiar a nombre de quién'))
})
