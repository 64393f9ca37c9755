import type { Sent } from '@app/contract/endpoint'
import * as actions from '@app/contract/endpoints/fiscal/fiscal-document-actions'
import * as documents from '@app/contract/endpoints/fiscal/fiscal-documents'
import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type CallOptions, call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { EVERY_MINUTE, untilSettled } from './until-settled.ts'

type FiscalFilter = Sent<typeof documents.listFiscalDocuments>['query']

/** What waits for the SRI; administrators alone are told. It stays open all day and looks again by itself. */
export function useFiscalQueue() {
  const { role } = useActor()
  const may = useMay()
  return useQuery({
    queryKey: ['fiscalDocuments', 'queue'],
    queryFn: ({ signal }) => call(documents.getFiscalQueue, {}, { signal }),
    enabled: role === 'administrator' && may(documents.getFiscalQueue),
    refetchInterval: EVERY_MINUTE,
  })
}

export const useFiscalDocuments = (query: FiscalFilter) =>
  useQuery({
    queryKey: ['fiscalDocuments', query],
    queryFn: ({ signal }) => call(documents.listFiscalDocuments, { query }, { signal }),
    refetchInterval: ({ state }) => untilSettled(state.data?.data),
    placeholderData: keepPreviousData,
  })

/** One document with every call that was made for it. */
export const useFiscalDocument = (id: string | null) =>
  useQuery({
    queryKey: ['fiscalDocuments', 'one', id],
    queryFn: ({ signal }) => call(documents.getFiscalDocument, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => untilSettled(data && [data]),
  })

/** The documents of these bills, the newest first, by bill. */
export const useFiscalDocumentsOf = (billIds: readonly string[], enabled = true) =>
  useQuery({
    queryKey: ['fiscalDocuments', 'ofBills', billIds],
    queryFn: async ({ signal }) => {
      const query = { billId: [...billIds], paginate: 'false' }
      const { data } = await call(documents.listFiscalDocuments, { query }, { signal })
      return Map.groupBy(data, ({ bill }) => bill?.id ?? '')
    },
    enabled: enabled && billIds.length > 0,
    refetchInterval: ({ state: { data } }) => untilSettled(data && [...data.values()].flat()),
    placeholderData: keepPreviousData,
  })

/** The factura that a bill has now; else the one that it had last. */
export const facturaOf = (found: readonly FiscalDocument[] = []): FiscalDocument | undefined => {
  const facturas = found.filter(({ kind }) => kind === 'factura')
  return facturas.find(({ status }) => status !== 'dropped' && status !== 'annulled') ?? facturas[0]
}

type Paper = { id: string; ending: 'pdf' | 'xml' }
export const useFiscalFile = () =>
  useMutation({
    mutationFn: async ({ id, ending }: Paper) => {
      const endpoint = ending === 'pdf' ? documents.getFiscalDocumentPdf : documents.getFiscalDocumentXml
      saveFile(await call(endpoint, { params: { id } }))
    },
    meta: { refetches: [] },
  })

export const useMailFiscalDocument = () =>
  useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      call(documents.mailFiscalDocument, { params: { id }, body: { email } }),
    meta: { refetches: ['fiscalDocuments'], success: 'credit-notes:fiscal.mail.sent', errors: 'inPlace' },
  })

export const useRetryFiscalDocument = () =>
  useMutation({
    mutationFn: ({ id, renumber }: { id: string; renumber: boolean }) =>
      call(actions.retryFiscalDocument, { params: { id }, body: { renumber } }),
    meta: { refetches: ['fiscalDocuments'], success: 'credit-notes:fiscal.retry.done' },
  })

type Run = {
  documents: readonly FiscalDocument[]
  signal: AbortSignal
  onEach: (document: FiscalDocument, error: Error | null) => void
}

/** Each by itself: what is refused of one stops no other. */
export const useRetryFiscalDocuments = () =>
  useMutation({
    mutationFn: async ({ documents: chosen, signal, onEach }: Run) => {
      let refusedCount = 0
      for (const document of chosen) {
        if (signal.aborted) break
        const trying = call(actions.retryFiscalDocument, { params: { id: document.id }, body: { renumber: false } })
        const error = await trying
          .then(() => null)
          .catch((thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))))
        if (error) refusedCount += 1
        onEach(document, error)
      }
      return { refusedCount }
    },
    meta: { refetches: ['fiscalDocuments'], errors: 'inPlace' },
  })

export const useAnnulFiscalDocument = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(actions.annulFiscalDocument, { params: { id }, body: { reason } }),
    meta: { refetches: ['fiscalDocuments'], success: 'credit-notes:fiscal.annulment.begun', errors: 'inPlace' },
  })

export type AnnulmentProof = { proof: File; options: CallOptions }

export const useConfirmAnnulment = (id: string) =>
  useMutation({
    mutationFn: ({ proof, options }: AnnulmentProof) =>
      call(actions.confirmAnnulment, { params: { id }, body: {} }, { ...options, files: [{ field: 'proof', file: proof }] }),
    meta: { refetches: ['bills'], success: 'credit-notes:fiscal.annulment.confirmed', errors: 'inPlace' },
  })

export const useKeepFiscalDocument = () =>
  useMutation({
    mutationFn: (id: string) => call(actions.keepFiscalDocument, { params: { id } }),
    meta: { refetches: ['fiscalDocuments'], success: 'credit-notes:fiscal.annulment.kept' },
  })

export const useIssueTestDocuments = () =>
  useMutation({
    mutationFn: () => call(actions.issueTestDocuments, {}),
    meta: { refetches: ['fiscalDocuments', 'fiscalRegistration'], success: 'parameters:fiscal.mode.testsSent' },
  })

export const useInvoiceBill = () =>
  useMutation({
    mutationFn: (billId: string) => call(actions.invoiceBill, { params: { id: billId } }),
    meta: { refetches: ['bills'], success: 'credit-notes:fiscal.issue.done' },
  })
