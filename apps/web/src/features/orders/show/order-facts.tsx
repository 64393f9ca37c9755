import type { OrderDetail } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, CLIENT_PATHS, purchaseAddress } from '@app/contract/paths'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useActor } from '../../../session/use-actor.ts'
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

/** Every field of a package in two columns; what a record cannot have yet is left out. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { role } = useActor()
  const facts = [
    ...described(order, t),
    ...(role === 'client' ? [] : owner(order, t)),
    ...people(order, t),
    ...weighed(order, t, format),
    ...placed(order, role, t, format),
  ]
  return <Facts facts={facts} />
}

const described = (order: OrderDetail, t: TFunction<'orders'>): Fact[] => [
  { label: t('fields.description'), value: order.description, wide: true },
  { label: t('fields.tracking'), value: [order.tracking, order.carrier && `(${order.carrier})`].filter(Boolean).join(' ') },
  { label: t('fields.store'), value: order.store },
  { label: t('fields.service'), value: t(`services.${order.service}`) },
  { label: t('fields.category'), value: order.isSpecial ? t('categories.specialB') : t(`categories.${order.category}`) },
  { label: t('fields.requestNumber'), value: order.requestNumber },
  { label: t('fields.authorizedToBundle'), value: order.isAuthorizedToBundle ? t('yes') : t('no') },
  ...given(t('fields.comment'), order.comment),
  ...given(t('fields.observation'), order.observation),
]

const owner = ({ client }: OrderDetail, t: TFunction<'orders'>): Fact[] => [
  { label: t('fields.client'), value: client ? <ClientLink client={client} withCode /> : t('unmatched') },
]

const people = ({ associate, consignee, pickup }: OrderDetail, t: TFunction<'orders'>): Fact[] => [
  { label: t('fields.associate'), value: associate?.name ?? t('noAssociate') },
  { label: t('fields.consignee'), value: consignee ? `${consignee.name} · ${consignee.identification}` : null },
  { label: t('fields.pickup'), value: pickup ? `${pickup.name} · ${pickup.identification}` : null },
]

function weighed(
  { weights, dimensionsInMillimetres, finalWeightReason }: OrderDetail,
  t: TFunction<'orders'>,
  format: Format,
): Fact[] {
  const { length = 0, width = 0, height = 0 } = dimensionsInMillimetres ?? {}
  const centimetres = [length, width, height].map((millimetres) => format.number(millimetres / 10)).join(' × ')
  return [
    { label: t('fields.storeWeight'), value: <Weight grams={weights.storeInGrams} /> },
    { label: t('fields.warehouseWeight'), value: <Weight grams={weights.warehouseInGrams} /> },
    { label: t('fields.realWeight'), value: <Weight grams={weights.realInGrams} /> },
    ...(weights.finalInGrams === null
      ? []
      : [{ label: t('fields.finalWeight'), value: <Weight grams={weights.finalInGrams} /> }]),
    ...given(t('fields.finalWeightReason'), finalWeightReason),
    ...(dimensionsInMillimetres ? [{ label: t('fields.dimensions'), value: `${centimetres} cm` }] : []),
  ]
}

const placed = (order: OrderDetail, role: RoleName, t: TFunction<'orders'>, format: Format): Fact[] => [
  { label: t('fields.orderDate'), value: <Day day={order.orderDate} /> },
  { label: t('fields.estimatedArrivalDate'), value: <ArrivalDay order={order} /> },
  ...(order.promisedDate ? [{ label: t('fields.promisedDate'), value: <Day day={order.promisedDate} /> }] : []),
  ...(order.delayReason ? [{ label: t('fields.delayReason'), value: t(`delayReasons.${order.delayReason}`) }] : []),
  { label: t('fields.arrivalDate'), value: <Day day={order.arrivalDate} /> },
  ...linked(t('fields.bundle'), order.bundle, role === 'client' ? null : (id) => bundleAddress(role, id)),
  ...given(t('fields.manifest'), order.manifest?.guideNumber ?? order.manifest?.code),
  ...linked(t('fields.bill'), order.bill, BILLS[role]),
  ...linked(t('fields.purchase'), order.purchase, (id) => purchaseAddress(role, id)),
  ...(order.delivery
    ? [
        {
          label: t('fields.delivery'),
          value: `${order.delivery.name} · ${order.delivery.identification} · ${format.instant(order.delivery.at)}`,
          wide: true,
        },
      ]
    : []),
]

const given = (label: string, value: string | null | undefined): Fact[] =>
  value ? [{ label, value, wide: value.length > 40 }] : []

/** The record that a package belongs to, opened where this person finds it. */
const linked = (label: string, record: { id: string; code: string } | null, place: Place): Fact[] =>
  record ? [{ label, value: place ? <Link to={place(record.id)}>{record.code}</Link> : record.code }] : []
