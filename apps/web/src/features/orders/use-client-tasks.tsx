import { useBills } from '../bills/bills.queries.ts'
import { useRetailParameters } from '../parameters/retail-parameters.queries.ts'
import { usePaymentProofs } from '../payment-proofs/payment-proofs.queries.ts'
import { savingOf } from './bundling-saving.ts'
import { type Task, useTaskWords } from './client-task-words.tsx'
import { useClientOrders } from './orders.queries.ts'

/** What waits for the client, the most urgent first. */
export function useClientTasks(onOpen: (orderId: string) => void) {
  const incomplete = useClientOrders({ status: ['incomplete'] })
  const inMiami = useClientOrders({ status: ['inWarehouseMIA'] })
  const inQuito = useClientOrders({ status: ['inWarehouseUIO'] })
  const unpaid = useBills({ status: ['pendingPayment'] })
  const { data: proofs } = usePaymentProofs({ status: ['pending', 'refused'] })
  const queries = [incomplete, inMiami, inQuito, unpaid]
  const failed = queries.find(({ isError, data }) => isError && !data)
  const words = useTaskWords()
  const { data: parameters } = useRetailParameters()
  const free = (inMiami.data?.data ?? []).filter(({ bundle }) => !bundle)
  const [authorized, alone] = [true, false].map((wanted) =>
    free.filter(({ isAuthorizedToBundle }) => isAuthorizedToBundle === wanted),
  )
  const saving = parameters ? savingOf(alone ?? [], authorized ?? [], parameters) : null
  const tasks: Task[] = [
    ...(incomplete.data?.data ?? []).map((order) => words.complete(order, () => onOpen(order.id))),
    ...words.pay(unpaid.data?.data ?? [], proofs?.data ?? []),
    ...words.bill(inQuito.data?.data ?? []),
    ...words.bundle(saving),
  ]
  const retry = () => {
    for (const { refetch } of queries) void refetch()
  }
  return { tasks, isPending: queries.some(({ isPending }) => isPending), error: failed?.error, retry }
}
