import { bills, users } from '@app/contract'
import type { Bill, CreditNote } from '@app/contract/bills.contract'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { currentServer, type Person, signedInAs } from '../world.ts'
import { ordersOf, type Package } from './given-packages.ts'

const administrator = signedInAs('administrator')

/** 28.90 + 4.34 of IVA + 20.00 of duty, shared 13.33 and 6.67: 53.24. */
export const TWO: readonly Package[] = [
  { weightInGrams: 1_800, valueInCents: 9_000 },
  { weightInGrams: 900, valueInCents: 4_500 },
]
export const REASON = 'Se perdió en el vuelo.'

export const credit = ({ id }: Bill, content: object): Promise<CreditNote> =>
  administrator.call(bills.issueCreditNote, { params: { id }, body: { reason: REASON, ...content } })
export const firstOf = (bill: Bill) => ordersOf(bill).slice(0, 1)
export const billOf = ({ id }: { id: string }) => administrator.call(bills.getBill, { params: { id } })
/** The line of the first package's freight. */
export const freightOf = async (bill: Bill): Promise<string> =>
  (await billOf(bill)).lines.find(({ name }) => name === 'freight')?.id ?? ''
export const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
export const books = async () => checkBooks((await currentServer()).db)
