import type { Order } from '@app/contract/orders.contract'
import { ORDERS, paymentProofsThatAre } from '@app/domain'
import { useBills } from '../bills/bills.queries.ts'
import { useWaitingQuotes } from '../dropshipping/dropshipping.queries.ts'
import { useClientOrders } from '../orders/orders.queries.ts'
import { openSaving } from '../orders/own/bundling-saving.ts'
import { usePaymentProofs } from '../payment-proofs/payment-proofs.queries.ts'
import { useMyPurchases } from '../purchases/purchases.queries.ts'
import { useRetailParameters } from '../retail-parameters/retail-parameters.queries.ts'
import { type Task, useTaskWords } from './client-task-words.tsx'

export type ClientTasks = { tasks: Task[]; isPending: boolean; error: Error | null; retry: () => void }

/** What waits for the client: first what they may collect, then the most urgent. All of it is known, or it is pending: tasks that come one by one push each other away. */
export function useClientTasks(onOpen: (orderId: string) => void): ClientTasks {
  const underWay = useClientOrders({ status: ORDERS.open })
  const unpaid = useBills({ status: ['pendingPayment'] })
  const ready = useBills({ status: ['charged'], isFinished: 'false' })
  const quoted = useWaitingQuotes()
  const proposed = useMyPurchases({ status: ['pendingChanges'] })
  const proofs = usePaymentProofs({ status: paymentProofsThatAre('unsettled') })
  const parameters = useRetailParameters()
  const words = useTaskWords()
  const queries = [underWay, ready, unpaid, proposed, quoted]
  const failed = queries.find(({ isError, data }) => isError && !data)
  const orders = underWay.data?.data ?? []
  const inStatus = (wanted: Order['status']) => orders.filter(({ status }) => status === wanted)
  const tasks: Task[] = [
    ...(ready.data?.data ?? []).map(words.collect),
    ...inStatus('incomplete').map((order) => words.complete(order, () => onOpen(order.id))),
    ...orders.filter(({ incidentOpen }) => incidentOpen).map((order) => words.incident(order, () => onOpen(order.id))),
    ...(proposed.data?.data ?? []).map(words.answer),
    ...(quoted.data?.data ?? []).map(words.quote),
    ...words.pay(unpaid.data?.data ?? [], proofs.data?.data ?? []),
    ...words.bill(inStatus('inWarehouseUIO')),
    ...words.bundle(parameters.data ? openSaving(inStatus('inWarehouseMIA'), parameters.data) : null),
  ]
  const retry = () => {
    for (const { refetch } of queries) void refetch()
  }
  const isPending = [...queries, proofs, parameters].some((query) => query.isPending)
  return { tasks, isPending, error: failed?.error ?? null, retry }
}
