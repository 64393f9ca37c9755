import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { type Language, startOfBusinessDay, titlesInWords } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { FORMATS } from '../../../documents/formats.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { titlesOfBills } from '../../bills/billed-orders.repository.ts'
import { type RemindedBill, remindedBills } from '../../ledger/bill-reminders.repository.ts'
import type { BillsReminded, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { newsFor, notify } from '../notify.ts'

/** What is left of them by now, in one message; where all was paid meanwhile, or reminders were turned off, nothing is said. */
export async function onBillsReminded({ db }: Pick<JobParts, 'db'>, said: Said<BillsReminded>): Promise<void> {
  const { userId, on } = said.payload
  const bills = await remindedBills(db, userId, on)
  const [oldest] = bills
  if (!oldest) return
  const reader = await users.get(db, userId)
  const due = bills.reduce((sum, { dueInCents }) => sum + dueInCents, 0)
  const orderCode = FORMATS[reader.language].money(due)
  const payload = { orderCode, from: null, to: null, note: await billsInWords(db, reader, bills) } as const
  const location = addressOf(CLIENT_PATHS.payments, { view: 'pending', ...(bills.length === 1 && { open: oldest.id }) })
  const about = { kind: 'bill', id: oldest.id } as const
  const news = await newsFor(db, reader, said, { kind: 'paymentReminder', payload, about, location })
  // The sentence says what all of them come to, not what the oldest is of.
  await notify(db, { ...news, payload })
}

const MOST_NAMED = 10
const WORDS = {
  es: {
    bill: (name: string, amount: string, day: string) => `${name}: ${amount}, desde el ${day}`,
    more: (count: number) => (count === 1 ? 'y una más' : `y ${count} más`),
  },
  en: {
    bill: (name: string, amount: string, day: string) => `${name}: ${amount}, since ${day}`,
    more: (count: number) => `and ${count} more`,
  },
} as const

async function billsInWords(db: Db, { id, language }: users.Account, bills: readonly RemindedBill[]): Promise<string> {
  const named = bills.slice(0, MOST_NAMED)
  const titles = await titlesOfBills(
    db,
    id,
    named.map((bill) => bill.id),
  )
  const words = named.map((bill) => {
    const things = titles.get(bill.id)
    return billInWords(things ? titlesInWords(things, language) : bill.code, bill, language)
  })
  const left = bills.length - named.length
  return `${[...words, ...(left > 0 ? [WORDS[language].more(left)] : [])].join('; ')}.`
}

function billInWords(name: string, { dueInCents, issuedOn }: RemindedBill, language: Language): string {
  const { money, day } = FORMATS[language]
  return WORDS[language].bill(name, money(dueInCents), day(startOfBusinessDay(issuedOn)))
}
