import type { Sent } from '@app/contract/endpoint'
import * as statements from '@app/contract/endpoints/payments'
import type { GivenColumns } from '@app/contract/fields/statements'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useMay } from '../../../session/use-may.ts'

/** What a payment of a client moves, and the lines themselves. */
const MOVED = ['accounts', 'bills', 'clients', 'dashboard', 'orders', 'payments', 'paymentProofs', 'statements'] as const

type FileOfBank = { accountId: string; file: File; columns?: GivenColumns }
const filesOf = ({ file }: FileOfBank) => [{ field: 'statement', file }]

export const usePreviewStatement = () =>
  useMutation({
    mutationFn: ({ accountId, columns, ...given }: FileOfBank) =>
      call(
        statements.previewStatement,
        { body: { accountId, ...(columns && { columns }) } },
        { files: filesOf({ accountId, ...given }) },
      ),
    meta: { refetches: [], errors: 'inPlace' },
  })

export const useImportStatement = () =>
  useMutation({
    mutationFn: ({ accountId, columns, ...given }: FileOfBank & { columns: GivenColumns }) =>
      call(statements.importStatement, { body: { accountId, columns } }, { files: filesOf({ accountId, ...given }) }),
    meta: { refetches: ['statements'], errors: 'inPlace' },
  })

export type StatementFilter = Sent<typeof statements.listStatements>['query']
export const useStatements = (query: StatementFilter) =>
  useQuery({
    queryKey: ['statements', 'all', query],
    queryFn: ({ signal }) => call(statements.listStatements, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export type LineFilter = Sent<typeof statements.listStatementLines>['query']
export const useStatementLines = (query: LineFilter) =>
  useQuery({
    queryKey: ['statements', 'lines', query],
    queryFn: ({ signal }) => call(statements.listStatementLines, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

type UnidentifiedFilter = Sent<typeof statements.listUnidentified>['query']
export function useUnidentified(query: UnidentifiedFilter) {
  const may = useMay()
  return useQuery({
    queryKey: ['statements', 'unidentified', query],
    queryFn: ({ signal }) => call(statements.listUnidentified, { query }, { signal }),
    enabled: may(statements.listUnidentified),
    placeholderData: keepPreviousData,
  })
}

type Booking = { id: string; body: Sent<typeof statements.bookStatementLine>['body'] }

export const useBookStatementLine = () =>
  useMutation({
    mutationFn: ({ id, body }: Booking) => call(statements.bookStatementLine, { params: { id }, body }),
    meta: { refetches: MOVED, success: 'accounts:statements.booked', errors: 'inPlace' },
  })

export const usePutLineAside = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(statements.putLineAside, { params: { id }, body: { reason } }),
    meta: { refetches: ['statements'], success: 'accounts:statements.putAside', errors: 'inPlace' },
  })

export const useTakeLineBack = () =>
  useMutation({
    mutationFn: (id: string) => call(statements.takeLineBack, { params: { id } }),
    meta: { refetches: ['statements'], success: 'accounts:statements.takenBack' },
  })
