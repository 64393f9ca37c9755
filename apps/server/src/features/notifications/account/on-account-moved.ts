import type { Language } from '@app/domain'
import { FORMATS } from '../../../documents/formats.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import type { PaymentReceived, RefundMoved, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { newsForStaff } from '../news-for-staff.ts'
import { newsFor, notify } from '../notify.ts'

type Parts = Pick<JobParts, 'db'>

export async function onPaymentReceived({ db }: Parts, said: Said<PaymentReceived>): Promise<void> {
  const { paymentId: id, code, userId } = said.payload
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from: null, to: 'paid', note: restOf(said.payload, reader.language) } as const
  await notify(db, newsFor(reader, said, { kind: 'paymentReceived', payload, about: { kind: 'payment', id } }))
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
  await notify(db, newsFor(await users.get(db, userId), said, { kind: KINDS[to], payload, about }))
}
