import type { Sent } from '@app/contract/endpoint'
import { compensateMore } from '@app/contract/endpoints/accounts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** It always waits, which the toast says; what is refused is said in the dialog. */
export const useCompensateMore = (id: string) =>
  useMutation({
    mutationFn: (body: Sent<typeof compensateMore>['body']) => call(compensateMore, { params: { id }, body }),
    meta: { refetches: ['approvals', 'dashboard'], errors: 'inPlace' },
  })
