// One client's account from the first package to the last payment: after each step what was charged, what was paid, and what the associate
// earned (vectors: domain, section 8). The books are checked each time.
import { bills, earnings, payments, users } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { beforeAll, expect, test } from 'vitest'
import { billed, handedOver, ordersOf, paid, weighedBundle } from '../../testing/given/given-packages.ts'
import { approve, ask, ownClient } from '../../testing/given/given-purchases.ts'
import { lost } from '../../testing/lost.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
let associate: Person
let client: Person
let packages: string[]
let bill: Bill

beforeAll(async () => {
  const people = await ownClient()
  associate = people.associate
  client = people.client
})

const voidBill = () => administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Retira otra persona.' } })
async function undoPayment(): Promise<void> {
  const { data } = await administrator.call(payments.listPayments, { query: { billId: bill.id } })
  const id = data.find(({ allowedActions }) => allowedActions.includes('undoPayment'))?.id ?? ''
  await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'Era de otra persona.' } })
}
const settle = () => administrator.call(earnings.settleEarnings, { body: { orderIds: ordersOf(bill), reference: 'TRX-77' } })

type Account = [chargedInCents: number, paidInCents: number, balanceInCents: number, unpaidBills: number]
type Earned = [pendingInCents: number, collectedInCents: number, settledInCents: number]

const FIRST_VECTOR = { weightInGrams: 2_500, valueInCents: 12_000 }
/** 1.25 kg and 55.00: 11.25 of freight and 1.10; it earns 3.75, and 7 % of that: 4.02. */
const SMALL = { weightInGrams: 1_250, valueInCents: 5_500 }

const STEPS: [what: string, step: () => Promise<unknown>, account: Account, earned: Earned][] = [
  ['signs up', async () => undefined, [0, 0, 0, 0], [0, 0, 0]],
  [
    'pays 100.00 up front for a purchase',
    async () => approve('administrator', await ask(client), { paidUpFront: { amountInCents: 10_000, method: 'cash' } }),
    [0, 10_000, -10_000, 0],
    [0, 0, 0],
  ],
  [
    'has two packages in Quito, which are charged when they are billed',
    async () => {
      packages = (await weighedBundle(client, [FIRST_VECTOR, SMALL])).orderIds
    },
    [0, 10_000, -10_000, 0],
    [1_204, 0, 0],
  ],
  [
    // 24.90 and 12.35; IVA of 5.59 on 37.25; 20.00 of duty.
    'asks for their bill',
    async () => {
      bill = await billed(client, packages)
    },
    [6_284, 10_000, -3_716, 1],
    [1_204, 0, 0],
  ],
  ['has it voided', voidBill, [0, 10_000, -10_000, 0], [1_204, 0, 0]],
  [
    // 24.90, 3.74 of IVA, and two thirds of the duty, 13.33.
    'asks for a bill of the first alone',
    async () => {
      bill = await billed(client, packages.slice(0, 1))
    },
    [4_197, 10_000, -5_803, 1],
    [1_204, 0, 0],
  ],
  ['pays it', () => paid(bill), [4_197, 14_197, -10_000, 0], [402, 802, 0]],
  ['has the payment taken back', undoPayment, [4_197, 10_000, -5_803, 1], [1_204, 0, 0]],
  ['pays again', () => paid(bill), [4_197, 14_197, -10_000, 0], [402, 802, 0]],
  ['collects the package', () => handedOver(client, bill), [4_197, 14_197, -10_000, 0], [402, 802, 0]],
  ['has a package that the associate is paid for', settle, [4_197, 14_197, -10_000, 0], [402, 0, 802]],
  // The house lost it: the client has its 55.00 back on the account.
  ['loses the other package', () => lost(packages[1]), [4_197, 14_197, -15_500, 0], [0, 0, 802]],
]

test.each(STEPS)('a client %s', async (_what, step, account, earned) => {
  await step()

  const balance = await signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
  expect([balance.chargedInCents, balance.paidInCents, balance.balanceInCents, balance.unpaidBills]).toEqual(account)
  const { totals } = await signedInAs(associate).call(earnings.listEarnings)
  expect([totals.pendingInCents, totals.collectedInCents, totals.settledInCents]).toEqual(earned)
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})
