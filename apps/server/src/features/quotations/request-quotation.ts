import type { Answer, quotations as contract, Received } from '@app/contract'
import {
  type Actor,
  businessDay,
  DomainError,
  goodsOf,
  MOST_KEPT_IN_CENTS,
  type Parameters,
  pricePurchase,
  type QuoteRequest,
  quoteOf,
} from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { customsOfItems } from '../tariffs/customs-of-items.ts'
import * as users from '../users/users.repository.ts'
import { quotationView } from './quotation.view.ts'
import { addQuotation } from './quotations.repository.ts'

type Request = Received<typeof contract.requestQuotation>['body']
type Client = Pick<users.Account, 'hasDiscount'> | null

/** Quotes a package by the function that prices, estimates and bills it, and keeps the answer (domain, section 8). */
export async function requestQuotation(
  db: Db,
  actor: Actor,
  request: Request,
): Promise<Answer<typeof contract.requestQuotation>> {
  const clientId = actor.role === 'client' ? actor.userId : request.clientId
  if (actor.role === 'client' && request.clientId && request.clientId !== actor.userId)
    throw new DomainError('clientNotFound', { ids: [request.clientId] })
  const client = clientId ? await users.getClient(db, actor, clientId) : null
  const { parameters, version } = await readParametersWithVersion(db)
  const toQuote = await taxed(db, request, quoteRequest(request, client, parameters))
  const { lines, totalInCents, isSpecial, fitsCategory, unitPriceLimitInCents, estimatedArrivalDate, isDutyShareable } = quoteOf(
    toQuote,
    parameters,
  )
  if (totalInCents > MOST_KEPT_IN_CENTS) throw new DomainError('fieldNotValid', { field: 'weightInGrams' })
  const { service, category, weightInGrams, description } = request
  const quotation = await addQuotation(db, {
    code: await nextCode(db, 'quotation'),
    clientId: clientId ?? null,
    actorId: actor.userId,
    service,
    category,
    isSpecial,
    weightInGrams,
    productValueInCents: toQuote.valueInCents,
    description,
    request,
    lines,
    totalInCents,
    parametersVersion: version,
  })
  return { ...quotationView({ quotation, client }), fitsCategory, unitPriceLimitInCents, estimatedArrivalDate, isDutyShareable }
}

/** In category C by the class of what it holds. */
async function taxed(db: Db, { category, tariffId }: Request, toQuote: QuoteRequest): Promise<QuoteRequest> {
  const whole = { quantity: 1, unitPriceInCents: toQuote.valueInCents, tariffId }
  const customs = await customsOfItems(db, category, [whole], () => 'tariffId')
  return customs ? { ...toQuote, taxedItems: customs.items } : toQuote
}

/** What the house buys costs what it costs in the store: no less can be declared. */
function quoteRequest(request: Request, client: Client, parameters: Parameters): QuoteRequest {
  const { service, category, weightInGrams, items, storeShippingInCents, productValueInCents } = request
  if (category === 'C' && !parameters.isCategoryCEnabled) throw new DomainError('categoryNotEnabled', { field: 'category' })
  const common = { category, weightInGrams, hasDiscount: client?.hasDiscount ?? false, intakeDate: businessDay(now()) }
  if (service === 'COU') {
    if (!productValueInCents) throw new DomainError('valueNotPositive', { field: 'productValueInCents' })
    return { ...common, valueInCents: productValueInCents }
  }
  if (items.length === 0) throw new DomainError('priceRequired', { field: 'items' })
  const { lines, goodsInCents } = pricePurchase({ items, storeShippingInCents }, parameters)
  if (productValueInCents !== undefined && productValueInCents < goodsOf(items))
    throw new DomainError('valueBelowPurchasePrice', { field: 'productValueInCents', assistedPriceInCents: goodsInCents })
  return { ...common, valueInCents: productValueInCents ?? goodsInCents, purchase: { lines } }
}
