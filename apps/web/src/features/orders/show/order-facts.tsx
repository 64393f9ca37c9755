import { listBills } from '@app/contract/endpoints/bills'
import type { OrderDetail } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, CLIENT_PATHS, purchaseAddress } from '@app/contract/paths'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { useMay } from '../../../session/use-may.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { Day } from '../../../ui/show/day.tsx'
import { type Fact, Facts } from '../../../ui/show/facts.tsx'
import type { Format } from '../../../ui/show/use-format.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { Weight } from '../../../ui/show/weight.tsx'
import { ClientLink } from '../../people/client-link.tsx'
import { ArrivalDay } from './arrival-day.tsx'

type RoleName = ReturnType<typeof useActor>['role']

/** The screen on which a role opens a record; null where it has none. */
type Place = ((id: string) => string) | null

const BILLS: Record<RoleName, Place> = {
  client: (open) => addressOf(CLIENT_PATHS.payments, { view: 'pending', open }),
  associate: null,
  administrator: (open) => addressOf(ADMINISTRATOR_PATHS.bills, { open }),
}

/** Fields that other parts of the panel show: its head, its figures, items, price, files, history and ways. */
type ShownElsewhere =
  | ('id' | 'version' | 'createdAt' | 'updatedAt' | 'title' | 'status' | 'statusSince' | 'allowedActions')
  | (
      | 'outcome'
      | 'responsible'
      | 'closing'
      | 'abandonment'
      | 'incidents'
      | 'compensations'
      | 'incidentOpen'
      | 'hold'
      | 'missing'
      | 'missingNote'
    )
  | (
      | 'productValueInCents'
      | 'weightInGrams'
      | 'price'
      | 'isPriceFinal'
      | 'extraCharges'
      | 'earning'
      | 'items'
      | 'files'
      | 'timeline'
    )
  | ('daysLate' | 'inMiamiBy' | 'arrivalChanges' | 'intakeAt' | 'chosenWay' | 'splitFrom' | 'parts')
  | ('carrier' | 'isSpecial' | 'labelText')

type Shown = { order: OrderDetail; role: RoleName; billsAt: Place; t: TFunction<'orders'>; format: Format }

/** What each field says, in the order in which it is read. A field of the contract that is shown nowhere does not compile. */
const FACTS: Readonly<Record<Exclude<keyof OrderDetail, ShownElsewhere>, (shown: Shown) => Fact[]>> = {
  description: ({ order, t }) => [{ label: t('fields.description'), value: order.description, wide: true }],
  tracking: ({ order, t }) => [
    { label: t('fields.tracking'), value: [order.tracking, order.carrier && `(${order.carrier})`].filter(Boolean).join(' ') },
  ],
  store: ({ order, t }) => [{ label: t('fields.store'), value: order.store }],
  storeOrderNumber: ({ order, t }) => given(t('fields.storeOrderNumber'), order.storeOrderNumber),
  service: ({ order, role, t }) => forStaff(role, { label: t('fields.service'), value: t(`services.${order.service}`) }),
  category: ({ order, t }) => [
    { label: t('fields.category'), value: order.isSpecial ? t('categories.specialB') : t(`categories.${order.category}`) },
  ],
  // Staff read it in the head.
  code: ({ order, role, t }) => (role === 'client' ? [{ label: t('fields.number'), value: <small>{order.code}</small> }] : []),
  requestNumber: ({ order, role, t }) => forStaff(role, { label: t('fields.requestNumber'), value: order.requestNumber }),
  isAuthorizedToBundle: ({ order, t }) => [
    { label: t('fields.authorizedToBundle'), value: order.isAuthorizedToBundle ? t('yes') : t('no') },
  ],
  comment: ({ order, t }) => given(t('fields.comment'), order.comment),
  observation: ({ order, t }) => given(t('fields.observation'), order.observation),
  client: ({ order: { client }, role, t }) =>
    role === 'client'
      ? []
      : [{ label: t('fields.client'), value: client ? <ClientLink client={client} withCode /> : t('unmatched') }],
  associate: ({ order, role, t }) =>
    forStaff(role, { label: t('fields.associate'), value: order.associate?.name ?? t('noAssociate') }),
  consignee: ({ order, t }) => [{ label: t('fields.consignee'), value: named(order.consignee) }],
  pickup: ({ order, t }) => [{ label: t('fields.pickup'), value: named(order.pickup) }],
  weights: ({ order: { outcome, weights }, t }) => [
    ...weighed(t('fields.storeWeight'), weights.storeInGrams, outcome),
    ...weighed(t('fields.warehouseWeight'), weights.warehouseInGrams, outcome),
    ...weighed(t('fields.realWeight'), weights.realInGrams, outcome),
    ...(weights.finalInGrams === null
      ? []
      : [{ label: t('fields.finalWeight'), value: <Weight grams={weights.finalInGrams} /> }]),
  ],
  finalWeightReason: ({ order, t }) => given(t('fields.finalWeightReason'), order.finalWeightReason),
  dimensionsInMillimetres: ({ order, t, format }) => given(t('fields.dimensions'), inCentimetres(order, format)),
  orderDate: ({ order, t }) => [{ label: t('fields.orderDate'), value: <Day day={order.orderDate} /> }],
  estimatedArrivalDate: ({ order, t }) => [{ label: t('fields.estimatedArrivalDate'), value: <ArrivalDay order={order} /> }],
  promisedDate: ({ order, t }) =>
    order.promisedDate ? [{ label: t('fields.promisedDate'), value: <Day day={order.promisedDate} /> }] : [],
  delayReason: ({ order, t }) => given(t('fields.delayReason'), order.delayReason && t(`delayReasons.${order.delayReason}`)),
  arrivalDate: ({ order, t }) => [{ label: t('fields.arrivalDate'), value: <Day day={order.arrivalDate} /> }],
  location: ({ order: { location }, t }) =>
    given(t('fields.location'), location && [location.code, location.zone].filter(Boolean).join(' · ')),
  bundle: ({ order, role, t }) =>
    role === 'client' ? [] : linked(t('fields.bundle'), order.bundle, (id) => bundleAddress(role, id)),
  manifest: ({ order: { manifest }, role, t }) =>
    given(t('fields.manifest'), manifest?.guideNumber ?? (role === 'client' ? null : manifest?.code)),
  bill: ({ order, billsAt, t }) => linked(t('fields.bill'), order.bill, billsAt),
  purchase: ({ order, role, t }) => linked(t('fields.purchase'), order.purchase, (id) => purchaseAddress(role, id)),
  delivery: ({ order: { delivery }, t, format }) =>
    delivery ? [{ label: t('fields.delivery'), value: `${named(delivery)} · ${format.instant(delivery.at)}`, wide: true }] : [],
}

/** Every field of a package in two columns; what a record cannot have yet is left out. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { role } = useActor()
  const billsAt = useMay()(listBills) ? BILLS[role] : null
  return <Facts facts={Object.values(FACTS).flatMap((factsOf) => factsOf({ order, role, billsAt, t, format }))} />
}

const named = (person: { name: string; identification: string } | null): string | null =>
  person && `${person.name} · ${person.identification}`

function inCentimetres({ dimensionsInMillimetres: box }: OrderDetail, format: Format): string | null {
  return box && `${[box.length, box.width, box.height].map((millimetres) => format.number(millimetres / 10)).join(' × ')} cm`
}

/** How the house works is nothing that clients ask for. */
const forStaff = (role: RoleName, fact: Fact): Fact[] => (role === 'client' ? [] : [fact])

const given = (label: string, value: string | null | undefined): Fact[] =>
  value ? [{ label, value, wide: value.length > 40 }] : []

/** Of one that ended, a warehouse that it never came to weighs nothing of it any more. */
const weighed = (label: string, grams: number | null, outcome: OrderDetail['outcome']): Fact[] =>
  grams === null && outcome !== null ? [] : [{ label, value: <Weight grams={grams} /> }]

/** The record that a package belongs to, opened where this person finds it. */
const linked = (label: string, record: { id: string; code: string } | null, place: Place): Fact[] =>
  record ? [{ label, value: place ? <Link to={place(record.id)}>{record.code}</Link> : record.code }] : []
