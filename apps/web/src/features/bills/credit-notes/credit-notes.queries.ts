import type { Sent } from '@app/contract/endpoint'
import * as bills from '@app/contract/endpoints/bills'
import { useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../../api/call.ts'
import { saveFile } from '../../../api/save-file.ts'
import { showError } from '../../../ui/say/toast.ts'

const MOVES = ['bills', 'orders', 'earnings', 'dashboard', 'payments', 'clients', 'accounts']

export const useIssueCreditNote = (billId: string) =>
  useMutation({
    mutationFn: (body: Sent<typeof bills.issueCreditNote>['body']) =>
      call(bills.issueCreditNote, { params: { id: billId }, body }),
    meta: { refetches: MOVES, success: 'credit-notes:issued', errors: 'inPlace' },
  })

export const useTakeBackCreditNote = (billId: string) =>
  useMutation({
    mutationFn: ({ id: creditNoteId, reason }: { id: string; reason: string }) =>
      call(bills.takeBackCreditNote, { params: { id: billId }, body: { creditNoteId, reason } }),
    meta: { refetches: MOVES, success: 'credit-notes:wasTakenBack', errors: 'inPlace' },
  })

export const useCreditNotePdf = () =>
  useMutation({
    mutationFn: async ({ id }: { id: string }) => saveFile(await call(bills.getCreditNotePdf, { params: { id } })),
    onError: () => showError(i18next.t('credit-notes:downloadFailed')),
    meta: { success: 'credit-notes:downloaded', errors: 'inPlace' },
  })
