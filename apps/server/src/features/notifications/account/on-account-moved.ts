import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { type Language, titlesInWords } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { FORMATS } from '../../../documents/formats.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { titlesOfBills } from '../../bills/billed-orders.repository.ts'
import type { CreditNoteIssued, PaymentReceived, RefundMoved, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { newsForStaff } from '../news-for-staff.ts'
import { newsFor, notify } from '../notify.ts'
import { placeOfBill } from '../places/place-of-bill.ts'

type Parts = Pick<JobParts, 'db'>

export async function onPaymentReceived({ db }: Parts, said: Said<PaymentReceived>): Promise<void> {
  const { paymentId: id, code, userId, waiting } = said.payload
  const reader = await users.get(db, userId)
  const names = await namesOfBills(db, reader, waiting)
  const payload = { orderCode: code, from: null, to: 'paid', note: restOf(said.payload, names, reader.language) } as const
  await notify(db, await newsFor(db, reader, said, { kind: 'paymentReceived', payload, about: { kind: 'payment', id } }))
}

const WORDS = {
  es: {
    received: (amount: string) => `Recibimos ${amount}`,
    due: (amount: string, name: string) => `faltan ${amount} de ${name}`,
    credit: (amount: string) => `quedan ${amount} a tu favor`,
  },
  en: {
    received: (amount: string) => `We received ${amount}`,
    due: (amount: string, name: string) => `${amount} of ${name} are still to pay`,
    credit: (amount: string) => `${amount} stay in your favour`,
  },
} as const

type Bill = { billId?: string | undefined; code: string }

/** What a client calls bills, by their number; the number where it is all that is known. */
async function namesOfBills(db: Db, { id, language }: users.Account, bills: readonly Bill[]): Promise<Map<string, string>> {
  const titles = await titlesOfBills(
    db,
    id,
    bills.flatMap(({ billId }) => billId ?? []),
  )
  return new Map(
    bills.map(({ billId, code }) => {
      const things = titles.get(billId ?? '')
      return [code, things ? titlesInWords(things, language) : code]
    }),
  )
}

function restOf(
  { amountInCents, waiting, creditInCents }: PaymentReceived,
  names: ReadonlyMap<string, string>,
  language: Language,
): string {
  const words = WORDS[language]
  const money = (cents: number) => FORMATS[language].money(cents)
  const rests = waiting.map(({ code, dueInCents }) => words.due(money(dueInCents), names.get(code) ?? code))
  const credit = creditInCents > 0 ? [words.credit(money(creditInCents))] : []
  return `${[words.received(money(amountInCents)), ...rests, ...credit].join('; ')}.`
}

const GIVEN_BACK = {
  es: {
    ofBill: (amount: string, name: string) => `${amount} menos en ${name}`,
    credit: WORDS.es.credit,
  },
  en: { ofBill: (amount: string, name: string) => `${amount} less on ${name}`, credit: WORDS.en.credit },
} as const

/** One that is credited whole is on no list of bills. */
const STATEMENT = addressOf(CLIENT_PATHS.payments, { view: 'account' })

/** Leads to the bill, which holds the note. */
export async function onCreditNoteIssued({ db }: Parts, said: Said<CreditNoteIssued>): Promise<void> {
  const { code, billId, billCode, userId, to, amountInCents, creditInCents, note: reason } = said.payload
  const reader = await users.get(db, userId)
  const words = GIVEN_BACK[reader.language]
  const money = (cents: number) => FORMATS[reader.language].money(cents)
  const credit = creditInCents > 0 ? [words.credit(money(creditInCents))] : []
  const names = await namesOfBills(db, reader, [{ billId, code: billCode }])
  const note = `${[words.ofBill(money(amountInCents), names.get(billCode) ?? billCode), ...credit].join('; ')}. ${reason}`
  const about = {
    about: { kind: 'bill', id: billId },
    location: to === 'inactive' ? STATEMENT : placeOfBill('client', to, billId),
  } as const
  await notify(
    db,
    await newsFor(db, reader, said, {
      kind: 'creditNoteIssued',
      payload: { orderCode: code, from: null, to: 'paid', note },
      ...about,
    }),
  )
}

const KINDS = { paid: 'refundPaid', refused: 'refundRefused', returned: 'refundReturned' } as const

/** The house is told what a client asks for; the client what became of it. */
export async function onRefundMoved({ db }: Parts, said: Said<RefundMoved>): Promise<void> {
  const { refundId: id, code, userId, from, to, note, doer } = said.payload
  const payload = { orderCode: code, from, to, note }
  const about = { kind: 'refund', id } as const
  if (to === 'requested') {
    const news = { kind: 'refundRequested', payload, about, associateId: null, doer } as const
    await notify(db, ...(await newsForStaff(db, said, news)))
    return
  }
  await notify(db, await newsFor(db, await users.get(db, userId), said, { kind: KINDS[to], payload, about }))
}
