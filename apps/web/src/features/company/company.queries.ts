import type { Sent } from '@app/contract/endpoint'
import * as company from '@app/contract/endpoints/company'
import { getSecondStepOfStaff, requireSecondStep } from '@app/contract/endpoints/second-factor'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Where to send packages and where to pay: it hardly ever changes. */
export const useCompany = () =>
  useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => call(company.getCompany, {}, { signal }),
    staleTime: 10 * 60_000,
  })

/** Where money comes in and goes out, to choose from. */
export const useCompanyAccounts = () =>
  useQuery({
    queryKey: ['company', 'accounts'],
    queryFn: ({ signal }) => call(company.listCompanyAccounts, {}, { signal }),
    staleTime: 10 * 60_000,
  })

export const useSecondStepOfStaff = () =>
  useQuery({
    queryKey: ['company', 'secondStep'],
    queryFn: ({ signal }) => call(getSecondStepOfStaff, {}, { signal }),
  })

/** What is refused shows at the switch. */
export const useRequireSecondStep = () =>
  useMutation({
    mutationFn: (isRequired: boolean) => call(requireSecondStep, { body: { isRequired } }),
    meta: { refetches: ['company', 'secondFactor'], success: 'parameters:secondStep.saved', errors: 'inPlace' },
  })

export const useIdentityProof = () =>
  useQuery({
    queryKey: ['company', 'identityProof'],
    queryFn: ({ signal }) => call(company.getIdentityProof, {}, { signal }),
  })

/** What is refused shows at the switch. */
export const useRequireIdentityProof = () =>
  useMutation({
    mutationFn: (isRequired: boolean) => call(company.requireIdentityProof, { body: { isRequired } }),
    meta: { refetches: ['company', 'manifests'], success: 'parameters:identityProof.saved', errors: 'inPlace' },
  })

/** What is refused shows at its field; the form says whether it was saved, or waits for a second administrator. */
export const useUpdateCompany = () =>
  useMutation({
    mutationFn: (body: Sent<typeof company.updateCompany>['body']) => call(company.updateCompany, { body }),
    meta: { refetches: ['company', 'approvals', 'dashboard'], errors: 'inPlace' },
  })
