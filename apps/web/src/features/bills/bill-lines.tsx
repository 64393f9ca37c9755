import type { AppliedMoney } from '@app/contract/fields/applied-money'
import type { Price } from '@app/contract/fields/prices'
import { CUSTOMS_LINES, type OrderOutcome, sum, type Title, totalOf } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { withKeys } from '../../ui/page/with-keys.ts'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { TreatmentMark } from '../../ui/show/treatment-mark.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useNameOf } from '../titles/use-name-of.ts'
import styles from './bill-lines.module.css'

type Lines = Price['lines']
/** outcome, isReleased: of a bill that exists, how the package ended, or that it is billed anew. */
type BilledOrder = {
  id: string
  code: string
  description: string
  title: Title
  lines: Lines
  outcome?: OrderOutcome | null
  isReleased?: boolean
}
/** payment: none of what a new bill takes. */
export type Applied = Pick<AppliedMoney, 'id' | 'from' | 'payment' | 'amountInCents'>
type Sums = {
  subtotalInCents: number
  ivaInBasisPoints: number
  taxInCents: number
  dutyInCents: number
  totalInCents: number
  /** What was moved to a bill, or will be to one that is made; what was credited of it, and what is left to pay. */
  applied?: readonly Applied[]
  creditedInCents?: number
  dueInCents?: number
}

/** What a bill counts once, below its packages. */
const COUNTED_BELOW = new Set(['iva', ...CUSTOMS_LINES])

/** Every package with its lines, then what is counted once over all of them. */
export function BillLines({ orders, sums, totalLabel }: { orders: readonly BilledOrder[]; sums: Sums; totalLabel: string }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const {
    subtotalInCents,
    ivaInBasisPoints,
    taxInCents,
    dutyInCents,
    totalInCents,
    applied = [],
    creditedInCents = 0,
    dueInCents = totalInCents,
  } = sums
  const rows = [
    { name: t('bill.subtotal'), amountInCents: subtotalInCents, treatment: null },
    { name: t('bill.iva', { rate: format.percent(ivaInBasisPoints) }), amountInCents: taxInCents, treatment: null },
    ...collectedForCustoms(orders, dutyInCents).map((line) => {
      return { ...line, name: t(`priceLines.${line.name}`), treatment: 'thirdParty' as const }
    }),
  ]
  return (
    <table className={styles.bill}>
      {orders.map((order) => (
        <OrderLines key={order.id} order={order} ivaInBasisPoints={ivaInBasisPoints} />
      ))}
      <tbody className={styles.sums}>
        {rows.map(({ name, amountInCents, treatment }) => (
          <tr key={name}>
            <th scope="row">
              <span>{name}</span> <TreatmentMark treatment={treatment} />
            </th>
            <td>{format.money(amountInCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{totalLabel}</th>
          <td>{format.money(totalInCents)}</td>
        </tr>
        {creditedInCents > 0 ? (
          <tr className={styles.applied}>
            <th scope="row">{t('bill.credited')}</th>
            <td>{format.money(-creditedInCents)}</td>
          </tr>
        ) : null}
        {applied.map((money) => (
          <AppliedRow key={money.id} money={money} />
        ))}
        {applied.length > 0 || creditedInCents > 0 ? (
          <tr className={styles.due}>
            <th scope="row">{t('bill.due')}</th>
            <td>{format.money(dueInCents)}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  )
}

/** The duty of category B always, as nothing where there is none; the taxes of category C where it holds any. */
function collectedForCustoms(orders: readonly BilledOrder[], dutyInCents: number) {
  const lines = orders.flatMap((order) => order.lines)
  const taxes = CUSTOMS_LINES.filter((name) => name !== 'duty').map((name) => ({
    name,
    amountInCents: totalOf(lines.filter((line) => line.name === name)),
  }))
  const charged = taxes.filter(({ amountInCents }) => amountInCents > 0)
  const duty = { name: 'duty' as const, amountInCents: dutyInCents - totalOf(charged) }
  return charged.length > 0 && duty.amountInCents === 0 ? charged : [duty, ...charged]
}

/** A payment, what was in favour, what was paid up front; or a debt from before, which is added. */
function AppliedRow({ money: { from, payment, amountInCents } }: { money: Applied }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const name = t(`bill.applied.${from === 'balance' && amountInCents < 0 ? 'debt' : from}`)
  return (
    <tr className={styles.applied}>
      <th scope="row">
        {name}
        {payment ? <small>{[format.day(payment.receivedOn), payment.reference].filter(Boolean).join(' · ')}</small> : null}
      </th>
      <td>{format.money(-amountInCents)}</td>
    </tr>
  )
}

type OrderLinesProps = { order: BilledOrder; ivaInBasisPoints: number }

function OrderLines({ order, ivaInBasisPoints }: OrderLinesProps) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const nameOf = useNameOf()
  const { role } = useActor()
  const { code, description, lines, outcome, isReleased } = order
  const own = lines.filter(({ name }) => !COUNTED_BELOW.has(name))
  return (
    <tbody>
      <tr className={styles.order}>
        <th scope="rowgroup">
          {nameOf(order)} {outcome ? <StatusChip status="removed" outcome={outcome} /> : null}
          <small>{role === 'client' ? code : description}</small>
          {isReleased ? <small>{t('bill.released')}</small> : null}
        </th>
        <td>{format.money(sum(own.map(({ amountInCents }) => amountInCents)))}</td>
      </tr>
      {withKeys(own).map(({ key, item: line }) => (
        <tr key={key} className={styles.line}>
          <th scope="row">
            <span>{line.label || t(`priceLines.${line.name}`)}</span>{' '}
            <TreatmentMark treatment={line.treatment} ivaInBasisPoints={ivaInBasisPoints} />
          </th>
          <td>{format.money(line.amountInCents)}</td>
        </tr>
      ))}
    </tbody>
  )
}
