import { listPaymentProofs } from '@app/contract/endpoints/payment-proofs'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useMay } from '../../../session/use-may.ts'

const MOST_PAGES = 10

/** The receipts that nobody looked at yet, by the bill that they are for; none for who takes cash and cards alone. */
export function usePendingProofs(enabled = true) {
  const isOpen = useMay()(listPaymentProofs)
  return useQuery({
    queryKey: ['paymentProofs', 'pendingOfBills', isOpen],
    queryFn: async ({ signal }) => Map.groupBy(isOpen ? await pendingProofs(signal) : [], ({ bill }) => bill?.id ?? ''),
    enabled,
  })
}

async function pendingProofs(signal: AbortSignal): Promise<PaymentProof[]> {
  const found: PaymentProof[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, meta } = await call(listPaymentProofs, { query: { status: ['pending'], page } }, { signal })
    found.push(...data)
    if (page >= meta.totalPages) break
  }
  return found
}
