import { getAccount } from '@app/contract/accounts.contract'
import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { createBill, listBills } from '@app/contract/bills.contract'
import { listClientOrders, type Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { listAssistedPurchases } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { givenAccount } from '../../../testing/given-accounts.ts'
import { givenCovers } from '../../../testing/given-covers.ts'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aPurchase } from '../../../testing/given-purchases.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { isGone, press, sees, turn, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { ReadyToPay } from './ready-to-pay.tsx'

/** 3.10 kg of 210.00: 27.90 and 4.20, IVA of it 4.82 and a duty of 20.00, which are 56.92 (both ways, section 10, vector 3). */
const inQuito = anOrder({
  status: 'inWarehouseUIO',
  price: {
    lines: [
      { name: 'freight', amountInCents: 2_790, treatment: 'general' },
      { name: 'valuePercentage', amountInCents: 420, treatment: 'general' },
      { name: 'duty', amountInCents: 2_000, treatment: 'thirdParty' },
    ],
    totalInCents: 5_210,
  },
})

async function choosesIt(account: Parameters<typeof givenAccount>[0], order: Order = inQuito, stage: Stage = {}): Promise<void> {
  answers(listClientOrders, aPage([order]))
  givenCovers()
  answers(listBills, aPage([]))
  answers(listRetailParameters, someParameters())
  answers(listAuthorizedNames, [])
  answers(getAccount, givenAccount(account))
  refuses(createBill, 'companyIncomplete')
  await renderScreen(<ReadyToPay />, { role: 'client', ...stage })
  await press(stage.language === 'en' ? 'Select the package' : 'Seleccionar el paquete')
}

test('a new bill says what it takes of what is in favour, and leaves it where its client wants that', async () => {
  await choosesIt({ creditInCents: 676 })
  await sees('$56,92')
  await sees('−$6,76')
  await sees('$50,16')
  await press('Generar nota de cobro')
  await expect.poll(() => received(createBill)).toMatchObject([{ body: { orderIds: [inQuito.id], useBalance: true } }])
})

test('what is in favour is left where its client wants that', async () => {
  await choosesIt({ creditInCents: 676 })
  await turn(/^Usar el saldo a favor de \$6,76/)
  await isGone('$50,16')
  await press('Generar nota de cobro')
  await expect.poll(() => received(createBill)).toMatchObject([{ body: { useBalance: false } }])
})

test('a debt from before is added', async () => {
  await choosesIt({ creditInCents: 0, debtInCents: 4_070, toPayInCents: 4_070 })
  await sees('Saldo anterior')
  await sees('$97,62')
})

test('what was paid up front is taken first, and what is left of it is in favour', async () => {
  const bought = { ...inQuito, service: 'PPE' as const }
  const held = aPurchase({ status: 'reviewed', heldInCents: 6_000, order: { id: bought.id, code: bought.code } })
  answers(listAssistedPurchases, aPage([held]))
  await choosesIt({ creditInCents: 0 }, bought)
  await sees('Pagado por adelantado')
  await sees('−$56,92')
  await sees('$0,00')
})

test('nothing is said of a balance where there is none', async () => {
  await choosesIt({ creditInCents: 0 })
  await sees('Total a pagar')
  await isGone('Por pagar')
  await isGone(/Usar el saldo/)
})

test('fits the narrowest phone, in English and in the dark', async () => {
  await choosesIt({ creditInCents: 676 }, inQuito, { width: 360, theme: 'dark', language: 'en' })
  await sees('Use the credit of $6.76')
  expect(whatSticksOut()).toEqual([])
})
