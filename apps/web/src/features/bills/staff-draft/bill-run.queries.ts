import type { Bill } from '@app/contract/bills.contract'
import { createBill } from '@app/contract/endpoints/bills'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { FIRST_CHOICES } from '../draft/draft-choices.ts'
import type { ClientToBill } from './clients-to-bill.ts'

export type Billed = { bill: Bill } | { error: Error }
type Run = { clients: readonly ClientToBill[]; onBilled: (clientId: string, billed: Billed) => void; signal: AbortSignal }

/** A bill for each client, one after the other, each in a transaction of its own: what is refused of one stops no other. */
export const useBillRun = () =>
  useMutation({
    mutationFn: async ({ clients, onBilled, signal }: Run) => {
      for (const { client, orders } of clients) {
        if (signal.aborted) return
        const body = { ...FIRST_CHOICES, orderIds: orders.map(({ id }) => id) }
        onBilled(
          client.id,
          await call(createBill, { body }).then(
            (bill) => ({ bill }),
            (error: Error) => ({ error }),
          ),
        )
      }
    },
    meta: { refetches: ['accounts', 'bills', 'clients', 'dashboard', 'orders', 'purchases'], errors: 'inPlace' },
  })
