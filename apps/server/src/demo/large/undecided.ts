// What clients wanted to know or have, and did not become a package: what still waits for an answer, what came to nothing, and quotations.
import { addDays, quoteOf } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { PurchaseRow } from '../../features/purchases/purchases.table.ts'
import { makeContents } from '../contents/contents.ts'
import { NEVER } from '../work/flights.ts'
import type { LargeFlight } from './flights.ts'
import { type Actor, type Past, put, staff } from './past.repository.ts'
import {
  agreeTo,
  answerQuote,
  askForPurchase,
  askForQuote,
  buyerOf,
  HOURS,
  movePurchase,
  ownerOf,
  propose,
  quote,
  refuseQuote,
  type Wanted,
} from './wanted.ts'
import { type Client, hasBeen, momentOf, type World } from './world.ts'

/** Beside the packages of a flight. What waits was asked for in the last days: it is put beside the last flight. */
const SHARES = { purchases: 0.005, requests: 0.0024, quotations: 0.02 }
const SHARES_WAITING = { purchases: 0.035, requests: 0.012, quotations: 0.02 }
const LAST_DAYS = 12

export async function wonder(db: Db, world: World, past: Past, flight: LargeFlight): Promise<void> {
  const shares = flight.bundledOn === NEVER ? SHARES_WAITING : SHARES
  for (const wish of await wishes(db, world, flight, 'purchase', shares.purchases)) followPurchase(world, past, wish)
  for (const wish of await wishes(db, world, flight, 'dropshipping', shares.requests)) followRequest(world, past, wish)
  for (const wish of await wishes(db, world, flight, 'quotation', shares.quotations)) ask(world, past, wish)
}

type Kind = 'purchase' | 'dropshipping' | 'quotation'

/** In the order in which they are asked for. */
async function wishes(db: Db, world: World, flight: LargeFlight, kind: Kind, share: number): Promise<Wanted[]> {
  const { random, end } = world
  const days = Array.from({ length: Math.floor(flight.packages * share + random.fraction()) }, () =>
    flight.bundledOn === NEVER
      ? addDays(end, 0 - random.integer(1, LAST_DAYS))
      : addDays(flight.bundledOn, 0 - random.integer(5, 12)),
  )
  const codes = await nextCodes(db, kind, days.length)
  return days.toSorted().map((askedOn, place) => {
    return { client: clientThere(world, askedOn), contents: makeContents(random), askedOn, code: codes[place] ?? '' }
  })
}

/** Most have joined by then; who has not is asked for again. */
function clientThere(world: World, day: string): Client {
  const client = world.random.pick(world.clients)
  return client.joinedOn < day ? client : (world.clients.find(({ joinedOn }) => joinedOn < day) ?? client)
}

const isRecent = ({ end }: World, { askedOn }: Wanted): boolean => askedOn >= addDays(end, 0 - LAST_DAYS)
const dayAfter = ({ askedOn }: Wanted, days: number): string => addDays(askedOn, days)

/** The newer ones wait for staff, or for the client; older ones were taken back or refused. */
function followPurchase(world: World, past: Past, wish: Wanted): void {
  const { random } = world
  const purchase = askForPurchase(world, past, wish)
  const [answeredOn, agreedOn] = [dayAfter(wish, 1), dayAfter(wish, 2)]
  if (!hasBeen(world, answeredOn) || (isRecent(world, wish) && random.chance(0.35))) return
  const buyer = buyerOf(world, wish.client)
  if (random.chance(0.15)) {
    const at = momentOf(world, answeredOn, ...HOURS.answered)
    end(past, purchase, 'remove', { actor: buyer, at, note: 'La tienda ya no envía a casilleros.' })
    return
  }
  propose(world, past, purchase, buyer, answeredOn)
  if (!hasBeen(world, agreedOn) || (isRecent(world, wish) && random.chance(0.4))) return
  if (isRecent(world, wish)) agreeTo(world, past, purchase, wish.client, agreedOn)
  else {
    const note = random.pick(['Es más de lo que pensaba.', 'Ya lo conseguí aquí.', 'Lo pido más adelante.'])
    end(past, purchase, 'reject', { actor: ownerOf(wish.client), at: momentOf(world, agreedOn, ...HOURS.agreed), note })
  }
}

type Ending = { actor: Actor; at: Date; note: string }

function end(past: Past, purchase: PurchaseRow, action: 'remove' | 'reject', ending: Ending): void {
  movePurchase(past, purchase, action, 'removed', ending)
  purchase.removedReason = ending.note
}

/** A quote that was not answered in time stays as it is. */
function followRequest(world: World, past: Past, wish: Wanted): void {
  const { random } = world
  const request = askForQuote(world, past, wish)
  const [answeredOn, agreedOn] = [dayAfter(wish, 1), dayAfter(wish, 2)]
  if (!hasBeen(world, answeredOn) || (isRecent(world, wish) && random.chance(0.4))) return
  quote(world, past, request, wish, answeredOn)
  if (!hasBeen(world, agreedOn) || random.chance(0.4)) return
  if (isRecent(world, wish)) answerQuote(world, past, request, wish.client, agreedOn)
  else refuseQuote(world, past, request, { actor: ownerOf(wish.client), day: agreedOn })
}

/** A client, or the counter for one, asks what bringing something would cost. */
function ask(world: World, past: Past, { client, contents, code, askedOn: intakeDate }: Wanted): void {
  const { random, parameters, parametersVersion, workers } = world
  const { id: actorId } = random.chance(0.8) ? client : { id: staff(random.pick(workers.counter)).userId }
  const { valueInCents: productValueInCents, warehouseWeightInGrams: weightInGrams, items } = contents
  const terms = {
    category: 'B',
    weightInGrams,
    valueInCents: productValueInCents,
    hasDiscount: client.hasDiscount,
    intakeDate,
  } as const
  const { isSpecial, lines, totalInCents } = quoteOf(terms, parameters)
  const description = items[0]?.description ?? ''
  put(past, 'quotations', {
    ...{ code, clientId: client.id, actorId, service: 'COU', category: 'B', isSpecial, weightInGrams, productValueInCents },
    ...{ description, request: terms, lines, totalInCents, parametersVersion, createdAt: momentOf(world, intakeDate, 8, 22) },
  })
}
