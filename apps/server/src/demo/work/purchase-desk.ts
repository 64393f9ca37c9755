import { pricePurchase } from '@app/domain'
import { atTime } from '../../clock.ts'
import { readParametersWithVersion } from '../../features/parameters/read-parameters.ts'
import { at, workingDayBefore } from '../calendar/calendar.ts'
import { associateIdOf, type Company, type Customer, carerOf, customerOf } from '../company.ts'
import { addPurchase, addReview, happened } from '../wishes.repository.ts'
import { PURCHASES, type PurchaseWish } from '../wishes.ts'

/** What its client agreed to pay. */
type Accepted = { id: string; owner: Customer; amountInCents: number }
type Days = { asked: Date; reviewed: Date; answered: Date }

/** What clients would have the house buy, as far as each has come: asked for, answered with a price, accepted (these it answers) or rejected. */
export async function purchaseDesk(company: Company, end: string): Promise<Accepted[]> {
  const accepted: Accepted[] = []
  for (const wish of PURCHASES) {
    const on = (days: number, time: string) => at(workingDayBefore(end, Math.max(1, wish.askedBefore - days)), time)
    const made = await follow(company, wish, { asked: on(0, '20:14'), reviewed: on(1, '10:37'), answered: on(2, '21:05') })
    if (wish.status === 'accepted') accepted.push(made)
  }
  return accepted
}

async function follow(company: Company, wish: PurchaseWish, { asked, reviewed, answered }: Days): Promise<Accepted> {
  const { db } = company.parts
  const owner = customerOf(company, wish.client)
  const carer = carerOf(company, owner)
  const acceptedAt = wish.status === 'accepted' ? answered : null
  const { aggregateId, temporalPriceInCents } = await atTime(asked, () => add(company, owner, wish, acceptedAt))
  const record = { aggregate: 'purchase' as const, aggregateId }
  const made = { id: aggregateId, owner, amountInCents: temporalPriceInCents ?? 0 }
  await atTime(asked, () => happened(db, owner.actor, record, { action: 'create', to: 'inReview' }))
  if (wish.status === 'inReview') return made

  const { comment = '' } = wish
  await atTime(reviewed, async () => {
    await addReview(db, { purchaseId: aggregateId, temporalPriceInCents, comment, actorId: carer.userId })
    await happened(db, carer, record, { action: 'review', from: 'inReview', to: 'pendingChanges', note: comment })
  })
  if (wish.status === 'pendingChanges') return made
  const action = wish.status === 'accepted' ? 'accept' : 'reject'
  await atTime(answered, () => happened(db, owner.actor, record, { action, from: 'pendingChanges', to: wish.status }))
  return made
}

/** The row as it is in the end; its events say how it came there. */
async function add(company: Company, owner: Customer, wish: PurchaseWish, acceptedAt: Date | null) {
  const { status, items, storeShippingInCents, weightInGrams = null, allowPartial = false } = wish
  const { db } = company.parts
  const { parameters, version } = await readParametersWithVersion(db)
  const price = pricePurchase({ items, storeShippingInCents }, parameters)
  const temporalPriceInCents = status === 'inReview' ? null : price.priceInCents
  const purchase = {
    status,
    clientId: owner.actor.userId,
    associateId: associateIdOf(company, owner),
    storeShippingInCents,
    taxInCents: price.taxInCents,
    feeInCents: price.feeInCents,
    assistedPurchasePriceInCents: price.goodsInCents,
    totalInCents: price.priceInCents,
    lines: price.lines,
    parametersVersion: version,
    temporalPriceInCents,
    productValueInCents: price.goodsInCents,
    acceptedAt,
    weightInGrams,
    allowPartial,
  }
  const limited = items.map((item) => ({ unitPriceLimitInCents: Math.round(item.unitPriceInCents * 1.1), ...item }))
  return { aggregateId: await addPurchase(db, purchase, limited), temporalPriceInCents }
}
