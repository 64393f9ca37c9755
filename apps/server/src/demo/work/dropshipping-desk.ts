import { addDays, pricePurchase } from '@app/domain'
import { atTime } from '../../clock.ts'
import { readParametersWithVersion } from '../../features/parameters/read-parameters.ts'
import { at, workingDayBefore } from '../calendar/calendar.ts'
import { associateIdOf, type Company, carerOf, customerOf } from '../company.ts'
import { addDropshipping, happened } from '../wishes.repository.ts'
import { DROPSHIPPING, type DropshippingWish } from '../wishes.ts'

const QUOTED_FOR_IN_DAYS = 15

/** Products that clients asked a price for, as far as each has come. */
export async function dropshippingDesk(company: Company, end: string): Promise<void> {
  for (const wish of DROPSHIPPING) await follow(company, wish, end)
}

async function follow(company: Company, wish: DropshippingWish, end: string): Promise<void> {
  const { db } = company.parts
  const { client, status, askedBefore, store: _store, unitPriceInCents: _price, quoteComment = '', ...asked } = wish
  const owner = customerOf(company, client)
  const carer = carerOf(company, owner)
  const dayAfter = (days: number) => workingDayBefore(end, Math.max(1, askedBefore - days))
  const [askedAt, quotedAt, answeredAt] = [at(dayAfter(0), '19:48'), at(dayAfter(1), '11:22'), at(dayAfter(2), '20:31')]
  const isQuoted = status !== 'quoting'
  const isAnswered = status === 'accepted' || status === 'refused'

  const quote = isQuoted ? { ...(await quoteOf(company, wish)), quoteComment, quotedAt, quotedById: carer.userId } : {}
  const lastDay = isQuoted ? { quoteLastDay: addDays(dayAfter(1), QUOTED_FOR_IN_DAYS) } : {}
  const people = { clientId: owner.actor.userId, associateId: associateIdOf(company, owner) }
  const answer = isAnswered ? { answeredAt } : {}
  const aggregateId = await atTime(askedAt, () =>
    addDropshipping(db, { ...asked, ...people, ...quote, ...lastDay, ...answer, status }),
  )
  const record = { aggregate: 'dropshippingRequest' as const, aggregateId }
  await atTime(askedAt, () => happened(db, owner.actor, record, { action: 'create', to: 'quoting' }))
  if (isQuoted) {
    await atTime(quotedAt, () =>
      happened(db, carer, record, { action: 'quote', from: 'quoting', to: 'quoted', note: quoteComment }),
    )
  }
  if (isAnswered) {
    const action = status === 'accepted' ? 'accept' : 'refuse'
    await atTime(answeredAt, () => happened(db, owner.actor, record, { action, from: 'quoted', to: status }))
  }
}

/** What the house would pay the store, with its fee. */
async function quoteOf({ parts }: Company, wish: DropshippingWish) {
  const { parameters, version } = await readParametersWithVersion(parts.db)
  const { lines, priceInCents } = pricePurchase({ items: [wish], storeShippingInCents: 0 }, parameters)
  return { quotedPriceInCents: priceInCents, quoteLines: lines, parametersVersion: version }
}
