import { Skeleton } from '@mantine/core'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useCompany } from './company.queries.ts'
import styles from './company-form.module.css'
import { CompanyForm } from './company-form.tsx'
import { IdentityProof } from './identity-proof.tsx'
import { SecondStepOfStaff } from './second-step-of-staff.tsx'

/** What the house is called, where it is, where it is paid, and how its staff sign in. */
export function CompanyData() {
  const company = useCompany()
  if (company.isPending) return <Skeleton height="24rem" />
  if (!company.data) return <ErrorState error={company.error} onRetry={() => void company.refetch()} />
  return (
    <div className={styles.form}>
      <CompanyForm company={company.data} />
      <SecondStepOfStaff />
      <IdentityProof />
    </div>
  )
}
