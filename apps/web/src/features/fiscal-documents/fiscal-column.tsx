import type { Bill } from '@app/contract/bills.contract'
import { Suspense } from 'react'
import type { Column } from '../../ui/list/column.ts'
import { FiscalChip } from './fiscal-chip.tsx'
import styles from './fiscal-documents.module.css'
import { facturaOf, useFiscalDocumentsOf, useFiscalQueue } from './fiscal-documents.queries.ts'

/** The factura of each bill that is listed; no column where the house issues none and never did. */
export function useFacturaColumn(bills: readonly Bill[], header: string): Column<Bill>[] {
  const isUsed = useFiscalQueue().data?.isUsed ?? false
  const { data: found } = useFiscalDocumentsOf(
    bills.map(({ id }) => id),
    isUsed,
  )
  if (!isUsed) return []
  const column: Column<Bill> = {
    id: 'factura',
    header,
    cell: ({ id }) => {
      const factura = facturaOf(found?.get(id))
      if (!factura) return '—'
      return (
        <span className={styles.factura}>
          {factura.number ? <span className="tabular">{factura.number}</span> : null}
          {/* Its words may still be on their way. */}
          <Suspense>
            <FiscalChip status={factura.status} />
          </Suspense>
        </span>
      )
    },
  }
  return [column]
}
