import type { Order } from '@app/contract/orders.contract'
import { useBills } from '../bills/bills.queries.ts'
import { useWaitingQuotes } from '../dropshipping/dropshipping.queries.ts'
import { useRetailParameters } from '../parameters/retail-parameters.queries.ts'
import { usePaymentProofs } from '../payment-proofs/payment-proofs.queries.ts'
import { useMyPurchases } from '../purchases/purchases.queries.ts'
import { openSaving } from './bundling-saving.ts'
import { type Task, useTaskWords } from './client-task-words.tsx'
import { useClientOrders } from './orders.queries.ts'

const UNDER_WAY: Order['status'][] = [
  'inReview',
  'incomplete',
  'incompleteState',
  'reviewed',
  'inWarehouseMIA',
  'sended',
  'arrived',
  'inWarehouseUIO',
  'pendingOfPay',
  'paid',
]

/** What waits for the client, the most urgent first. */
export function useClientTasks(onOpen: (orderId: string) => void) {
  const underWay = useClientOrders({ status: UNDER_WAY })
  const unpaid = useBills({ status: ['pendingPayment'] })
  const quoted = useWaitingQuotes()
  const proposed = useMyPurchases({ status: ['pendingChanges'] })
  const { data: proofs } = usePaymentProofs({ status: ['pending', 'refused'] })
  const { data: parameters } = useRetailParameters()
  const words = useTaskWords()
  const queries = [underWay, unpaid, proposed, quoted]
  const failed = queries.find(({ isError, data }) => isError && !data)
  const orders = underWay.data?.data ?? []
  const inStatus = (wanted: Order['status']) => orders.filter(({ status }) => status === wanted)
  const tasks: Task[] = [
    ...inStatus('incomplete').map((order) => words.complete(order, () => onOpen(order.id))),
    ...orders.filter(({ incidentOpen }) => incidentOpen).map((order) => words.incident(order, () => onOpen(order.id))),
    ...(proposed.data?.data ?? []).map(words.answer),
    ...(quoted.data?.data ?? []).map(words.quote),
    ...words.pay(unpaid.data?.data ?? [], proofs?.data ?? []),
    ...words.bill(inStatus('inWarehouseUIO')),
    ...words.bundle(parameters ? openSaving(inStatus('inWarehouseMIA'), parameters) : null),
  ]
  const retry = () => {
    for (const { refetch } of queries) void refetch()
  }
  return { tasks, isPending: queries.some(({ isPending }) => isPending), error: failed?.error, retry }
}
