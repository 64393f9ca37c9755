import type { Sent } from '@app/contract/endpoint'
import * as fiscal from '@app/contract/endpoints/fiscal/fiscal-registration'
import type { FiscalRegistration } from '@app/contract/fiscal/fiscal-registration.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'

const KEY = ['fiscalRegistration'] as const

/** What the SRI knows of the house, its certificate, numbers and mode. */
export const useFiscalRegistration = ({ watchesTests = false } = {}) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(fiscal.getFiscalRegistration, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      watchesTests && data && waitsForTests(data) ? WHILE_TESTS_ARE_OUT_IN_MILLISECONDS : false,
  })

/** The SRI answers tests in seconds, and who sent them waits before the screen. */
const WHILE_TESTS_ARE_OUT_IN_MILLISECONDS = 5_000
const waitsForTests = ({ mode, missing: { production } }: FiscalRegistration): boolean =>
  mode === 'test' && production.some((gap) => gap === 'noTestFactura' || gap === 'noTestNotaCredito')

const keep = (after: FiscalRegistration) => void queryClient.setQueryData(KEY, after)

/** What is refused shows at its field. */
export const useUpdateFiscalRegistration = () =>
  useMutation({
    mutationFn: (body: Sent<typeof fiscal.updateFiscalRegistration>['body']) => call(fiscal.updateFiscalRegistration, { body }),
    onSuccess: keep,
    meta: { refetches: ['fiscalRegistration'], success: 'parameters:fiscal.saved', errors: 'inPlace' },
  })

export type GivenCertificate = { file: File; password: string }
const filesOf = (file: File) => [{ field: 'certificate', file }]

export const usePreviewCertificate = () =>
  useMutation({
    mutationFn: ({ file, password }: GivenCertificate) =>
      call(fiscal.previewCertificate, { body: { password } }, { files: filesOf(file) }),
    meta: { refetches: [], errors: 'inPlace' },
  })

export const useKeepCertificate = () =>
  useMutation({
    mutationFn: ({ file, ...body }: GivenCertificate & { acceptsOtherRuc: boolean }) =>
      call(fiscal.keepCertificate, { body }, { files: filesOf(file) }),
    onSuccess: keep,
    meta: { refetches: ['fiscalRegistration'], success: 'parameters:fiscal.certificate.kept', errors: 'inPlace' },
  })

export const useRemoveCertificate = () =>
  useMutation({
    mutationFn: () => call(fiscal.removeCertificate, {}),
    meta: { refetches: ['fiscalRegistration'], success: 'parameters:fiscal.certificate.removed' },
  })

export const useChangeFiscalMode = () =>
  useMutation({
    mutationFn: (body: Sent<typeof fiscal.changeFiscalMode>['body']) => call(fiscal.changeFiscalMode, { body }),
    onSuccess: keep,
    meta: { refetches: ['fiscalRegistration'], success: 'parameters:fiscal.mode.changed', errors: 'inPlace' },
  })
