import type { Sent } from '@app/contract/endpoint'
import { listBills } from '@app/contract/endpoints/bills'
import { findBillByPass, showPass } from '@app/contract/endpoints/passes/passes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** What its client shows to collect a paid bill: the first call makes it, each later one answers the same. */
export const useShowPass = (billId: string) =>
  useQuery({
    queryKey: ['bills', 'pass', billId],
    queryFn: ({ signal }) => call(showPass, { params: { id: billId } }, { signal }),
  })

/** What is refused is said beneath the field. */
export const useFindBillByPass = () =>
  useMutation({
    mutationFn: (body: Sent<typeof findBillByPass>['body']) => call(findBillByPass, { body }),
    meta: { errors: 'inPlace' },
  })

/** The bill that waits to be handed over under this code; none where there is no such bill, or it does not wait. */
export const useFindBillByCode = () =>
  useMutation({
    mutationFn: async (code: string) => {
      const query = { q: code, status: ['charged'], isFinished: 'false', limit: 10 } satisfies Sent<typeof listBills>['query']
      return (await call(listBills, { query })).data.find((bill) => bill.code === code) ?? null
    },
    meta: { errors: 'inPlace' },
  })
