import { Skeleton } from '@mantine/core'
import { ErrorState } from '../../ui/error-state.tsx'
import { useCompany } from './company.queries.ts'
import { CompanyForm } from './company-form.tsx'

/** What the house is called, where it is, and where it is paid. */
export function CompanyData() {
  const company = useCompany()
  if (company.isPending) return <Skeleton height="24rem" />
  if (!company.data) return <ErrorState error={company.error} onRetry={() => void company.refetch()} />
  return <CompanyForm company={company.data} />
}
