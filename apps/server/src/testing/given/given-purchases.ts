// Assisted purchases that came as far as a test needs them, by the calls that people make.
import { purchaseActions, purchases, type Sent } from '@app/contract'
import type { NewPurchase, Purchase, PurchaseDetail } from '@app/contract/purchases.contract'
import type { Role } from '@app/domain'
import { type Person, signedInAs } from '../world.ts'
import { given } from './given-orders.ts'

type Who = Person | Role

export const SHOES = {
  link: 'https://www.nike.com/t/running-shoes',
  store: 'Nike',
  description: 'Zapatillas de correr',
  options: 'Talla 8, azul',
  quantity: 2,
  unitPriceInCents: 4_999,
}
export const SOCKS = {
  link: 'https://www.nike.com/t/socks',
  store: 'Nike',
  description: 'Medias',
  quantity: 1,
  unitPriceInCents: 1_995,
}

/** The vector of domain section 8: 2 × 49.99 + 19.95 and 5.99 of shipping cost 144.42. */
export const asked = (changes: Partial<NewPurchase> = {}): NewPurchase => ({
  items: [SHOES, SOCKS],
  storeShippingInCents: 599,
  category: 'B',
  ...changes,
})

/** The shoes got dearer, 54.99 a pair: 129.93 + 8.45 + 5.99 + 11.55 of fee. */
export const DEARER_PRICE_IN_CENTS = 15_592
export const DEARER = 5_499

export const ask = (who: Who, changes: Partial<NewPurchase> = {}): Promise<Purchase> =>
  signedInAs(who).call(purchases.createPurchase, { body: asked(changes) })

type Answer = Sent<typeof purchaseActions.answerPurchase>['body']
export const answer = (who: Who, { id }: { id: string }, body: Answer): Promise<Purchase> =>
  signedInAs(who).call(purchaseActions.answerPurchase, { params: { id }, body })
export const accept = (who: Who, purchase: Purchase): Promise<Purchase> =>
  answer(who, purchase, { action: 'accept', temporalPriceInCents: purchase.price.totalInCents })

type Review = Partial<Sent<typeof purchaseActions.reviewPurchase>['body']>
/** Proposes the price there is, unless the test says otherwise. */
export const review = (who: Who, { id, price }: Purchase, changes: Review = {}): Promise<Purchase> =>
  signedInAs(who).call(purchaseActions.reviewPurchase, {
    params: { id },
    body: { temporalPriceInCents: price.totalInCents, ...changes },
  })

/** Proposes 54.99 for the first item. */
export const proposeDearer = (who: Who, purchase: Purchase, comment = ''): Promise<Purchase> =>
  review(who, purchase, {
    items: [{ id: purchase.items[0]?.id ?? '', unitPriceInCents: DEARER }],
    temporalPriceInCents: DEARER_PRICE_IN_CENTS,
    comment,
  })

type Update = Omit<Extract<Sent<typeof purchaseActions.updatePurchase>['body'], { action: 'update' }>, 'action'>
export const update = (who: Who, { id }: { id: string }, changes: Update): Promise<Purchase> =>
  signedInAs(who).call(purchaseActions.updatePurchase, { params: { id }, body: { action: 'update', ...changes } })
export const remove = (who: Who, { id }: { id: string }, reason: string): Promise<Purchase> =>
  signedInAs(who).call(purchaseActions.updatePurchase, { params: { id }, body: { action: 'remove', reason } })

type Approval = Sent<typeof purchaseActions.approvePurchase>['body']
export const approve = (who: Who, { id }: { id: string }, body: Approval = {}): Promise<Purchase> =>
  signedInAs(who).call(purchaseActions.approvePurchase, { params: { id }, body })

export const detail = ({ id }: { id: string }, who: Who = 'administrator'): Promise<PurchaseDetail> =>
  signedInAs(who).call(purchases.getPurchase, { params: { id } })

/** A purchase of a client at each of its statuses. */
export async function purchaseIn(status: Purchase['status'], client: Person): Promise<Purchase> {
  const purchase = await ask(client)
  if (status === 'inReview') return purchase
  if (status === 'removed') return remove('administrator', purchase, 'La tienda ya no lo tiene.')
  if (status === 'reviewed') return approve('administrator', purchase)
  const proposed = await proposeDearer('administrator', purchase)
  return status === 'pendingChanges' ? proposed : accept(client, proposed)
}

/** A client with their associate. */
export async function ownClient(): Promise<{ associate: Person; client: Person }> {
  const associate = await given.associate()
  return { associate, client: await given.client({ associate }) }
}
