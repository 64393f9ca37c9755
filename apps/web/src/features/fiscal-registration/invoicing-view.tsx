import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { FiscalDataForm } from './fiscal-data-form.tsx'
import { useFiscalRegistration } from './fiscal-registration.queries.ts'
import styles from './invoicing.module.css'
import { IvaCard } from './iva-card.tsx'
import { ModeCard } from './mode-card.tsx'
import { NumbersCard } from './numbers-card.tsx'

/** All that the house does once to invoice at the SRI, in the order in which it is done. */
export function InvoicingView({ confirmIva }: { confirmIva: ReactNode }) {
  const { data, error, isPending, refetch } = useFiscalRegistration({ watchesTests: true })
  if (isPending) return <Skeleton height="32rem" />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.view}>
      <FiscalDataForm registration={data} />
      <IvaCard iva={data.iva}>{confirmIva}</IvaCard>
      <CertificateCard registration={data} />
      <NumbersCard registration={data} />
      <ModeCard registration={data} />
    </div>
  )
}
