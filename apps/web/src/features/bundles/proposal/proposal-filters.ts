// Which of the proposed bundles are shown, and in which order: of a thousand, those of one client, or those promised soonest.
import { businessDay, daysFromTo } from '@app/domain'
import { folded } from '../../../i18n/folded.ts'
import type { DraftBundle, ReadyOrder } from './proposal.ts'

export const PROPOSAL_ORDERS = ['proposed', 'promised', 'waits', 'consignee'] as const
type ProposalOrder = (typeof PROPOSAL_ORDERS)[number]
/** Whoever nobody brought. */
export const WITHOUT_ASSOCIATE = 'none'

export type ProposalFilters = {
  /** Part of the name or number of a client, a consignee or a package. */
  text: string
  /** An associate's id, or `WITHOUT_ASSOCIATE`; '' for all. */
  associateId: string
  waitsAtLeastInDays: number
  /** A day; '' for all. */
  promisedBy: string
  order: ProposalOrder
}

type Proposed = Pick<DraftBundle, 'consignee' | 'orders'>

/** Since Miami received the one that waits longest. */
export const waitInDays = ({ orders }: Pick<Proposed, 'orders'>, now: Date): number =>
  Math.max(0, ...orders.map(({ intakeAt }) => (intakeAt ? daysFromTo(businessDay(new Date(intakeAt)), businessDay(now)) : 0)))

/** The first day on which a client expects one of its packages; null where nothing was promised. */
export const promisedDayOf = ({ orders }: Pick<Proposed, 'orders'>): string | null =>
  orders.flatMap(({ promisedDate }) => promisedDate ?? []).toSorted()[0] ?? null

export function shownBundles<Bundle extends Proposed>(
  bundles: readonly Bundle[],
  { text, associateId, waitsAtLeastInDays, promisedBy, order }: ProposalFilters,
  now: Date,
): readonly Bundle[] {
  const wanted = folded(text.trim())
  const matching = bundles.filter(
    (bundle) =>
      says(bundle, wanted) &&
      (associateId === '' || bundle.orders.some(({ associate }) => (associate?.id ?? WITHOUT_ASSOCIATE) === associateId)) &&
      (waitsAtLeastInDays === 0 || waitInDays(bundle, now) >= waitsAtLeastInDays) &&
      (promisedBy === '' || (promisedDayOf(bundle) ?? NEVER) <= promisedBy),
  )
  return inOrder(matching, order, now)
}

/** The days by which bundles are promised, the first first. */
export const promisedDaysIn = (bundles: readonly Pick<Proposed, 'orders'>[]): string[] =>
  [...new Set(bundles.flatMap((bundle) => promisedDayOf(bundle) ?? []))].toSorted()

/** Who brought the clients of what is proposed, by name. */
export function associatesIn(bundles: readonly Pick<Proposed, 'orders'>[]): NonNullable<ReadyOrder['associate']>[] {
  const found = bundles.flatMap(({ orders }) => orders.flatMap(({ associate }) => associate ?? []))
  return [...new Map(found.map((associate) => [associate.id, associate])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
}

/** After every day there is. */
const NEVER = '9999'

function says({ consignee, orders }: Proposed, wanted: string): boolean {
  if (wanted === '') return true
  const ofOrders = orders.flatMap(({ code, client, description }) => [code, client.name, client.code, description])
  return [consignee.name, consignee.identification, ...ofOrders].some((words) => folded(words).includes(wanted))
}

/** Those that are alike stay as they were proposed. */
function inOrder<Bundle extends Proposed>(bundles: readonly Bundle[], order: ProposalOrder, now: Date): readonly Bundle[] {
  if (order === 'proposed') return bundles
  const keyed = bundles.map((bundle) => ({ bundle, key: keyOf(bundle, order, now) }))
  return keyed.toSorted((one, other) => compared(one.key, other.key)).map(({ bundle }) => bundle)
}

function keyOf(bundle: Proposed, order: Exclude<ProposalOrder, 'proposed'>, now: Date): string | number {
  if (order === 'promised') return promisedDayOf(bundle) ?? NEVER
  return order === 'waits' ? 0 - waitInDays(bundle, now) : bundle.consignee.name
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other))
