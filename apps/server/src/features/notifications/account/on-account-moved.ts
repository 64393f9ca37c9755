import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import type { Language } from '@app/domain'
import { FORMATS } from '../../../documents/formats.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import type { CreditNoteIssued, PaymentReceived, RefundMoved, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { newsForStaff } from '../news-for-staff.ts'
import { newsFor, notify } from '../notify.ts'
import { placeOfBill } from '../places/place-of-bill.ts'

type Parts = Pick<JobParts, 'db'>

export async function onPaymentReceived({ db }: Parts, said: Said<PaymentReceived>): Promise<void> {
  const { paymentId: id, code, userId } = said.payload
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from: null, to: 'paid', note: restOf(said.payload, reader.language) } as const
  await notify(db, await newsFor(db, reader, said, { kind: 'paymentReceived', payload, about: { kind: 'payment', id } }))
}

const WORDS = {
  es: {
    received: (amount: string) => `Recibimos ${amount}`,
    due: (amount: string, code: string) => `faltan ${amount} de ${code}`,
    credit: (amount: string) => `quedan ${amount} a tu favor`,
  },
  en: {
    received: (amount: string) => `We received ${amount}`,
    due: (amount: string, code: string) => `${amount} of ${code} are still to pay`,
    credit: (amount: string) => `${amount} stay in your favour`,
  },
} as const

function restOf({ amountInCents, waiting, creditInCents }: PaymentReceived, language: Language): string {
  const words = WORDS[language]
  const money = (cents: number) => FORMATS[language].money(cents)
  const rests = waiting.map(({ code, dueInCents }) => words.due(money(dueInCents), code))
  const credit = creditInCents > 0 ? [words.credit(money(creditInCents))] : []
  return `${[words.received(money(amountInCents)), ...rests, ...credit].join('; ')}.`
}

const GIVEN_BACK = {
  es: {
    ofBill: (amount: string, code: string) => `${amount} menos en ${code}`,
    credit: WORDS.es.credit,
  },
  en: { ofBill: (amount: string, code: string) => `${amount} less on ${code}`, credit: WORDS.en.credit },
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
  const note = `${[words.ofBill(money(amountInCents), billCode), ...credit].join('; ')}. ${reason}`
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
