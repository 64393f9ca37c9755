// What earlier answers named, so that later calls reach records that exist.
import type { Random } from '../demo/calendar/random.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const ABSENT = '01890000-0000-7000-8000-000000000000'
const MOST_KEPT = 300

/** One record has several names in addresses and fields. */
const SAME_RECORD: Readonly<Record<string, string>> = {
  'sale-order': 'bill',
  'assisted-purchase': 'purchase',
  client: 'user',
  associate: 'user',
  consigneeAuthorizedName: 'authorizedName',
  pickupAuthorizedName: 'authorizedName',
  invoiceOwnerAuthorizedName: 'authorizedName',
  'authorized-names': 'authorizedName',
  'payment-proof': 'paymentProof',
  'saved-view': 'savedView',
  'client-note': 'note',
  item: 'details',
}
/** Lists and references to a record are called after it: `orders`, `orderIds`, `orderId`. */
const kindOf = (name: string): string => {
  const singular = name.replace(/Ids?$/, '').replace(/(?<=[^s])s$/, '')
  return SAME_RECORD[name] ?? SAME_RECORD[singular] ?? singular
}

export class KnownRecords {
  readonly #random: Random
  readonly #ids = new Map<string, string[]>()
  readonly #cursors: string[] = []
  readonly #untouched: ReadonlySet<string>

  /** `untouched`: records that no call may name, as the accounts that call. */
  constructor(random: Random, untouched: ReadonlySet<string>) {
    this.#random = random
    this.#untouched = untouched
  }

  /** Mostly one of the kind that the name asks for; sometimes another's, and sometimes none that exists. */
  id(name: string): string {
    const fitting = this.#ids.get(kindOf(name)) ?? []
    const all = [...this.#ids.values()].flat()
    if (fitting.length > 0 && this.#random.chance(0.85)) return this.#random.pick(fitting)
    return all.length > 0 && this.#random.chance(0.7) ? this.#random.pick(all) : ABSENT
  }

  /** The bookmark of a list, of this one or of another. */
  cursor(): string {
    return this.#cursors.length > 0 ? this.#random.pick(this.#cursors) : 'none'
  }

  /** `kind`: what the records of this answer are, as its address says. */
  learn(answer: unknown, kind: string): void {
    if (Array.isArray(answer)) for (const one of answer) this.learn(one, kind)
    if (typeof answer !== 'object' || answer === null) return
    for (const [name, value] of Object.entries(answer)) {
      if (name === 'nextCursor' && typeof value === 'string') this.#keep(this.#cursors, value)
      else if (name === 'id' || name.endsWith('Id')) this.#learnId(name === 'id' ? kind : name, value)
      else if (name === 'ids' && Array.isArray(value)) for (const id of value) this.#learnId(kind, id)
      else this.learn(value, name === 'data' ? kind : name)
    }
  }

  #learnId(name: string, value: unknown): void {
    if (typeof value !== 'string' || !UUID.test(value) || this.#untouched.has(value)) return
    const kind = kindOf(name)
    const kept = this.#ids.get(kind) ?? []
    this.#ids.set(kind, kept)
    this.#keep(kept, value)
  }

  #keep(kept: string[], value: string): void {
    if (kept.includes(value)) return
    if (kept.length < MOST_KEPT) kept.push(value)
    else kept[this.#random.integer(0, MOST_KEPT - 1)] = value
  }
}
