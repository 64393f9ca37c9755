import type { Bill } from '@app/contract/bills.contract'
import { invoiceBill } from '@app/contract/endpoints/fiscal/fiscal-document-actions'
import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { FiscalDocumentParts } from './fiscal-document-parts.tsx'
import styles from './fiscal-documents.module.css'
import { facturaOf, useFiscalDocument, useFiscalDocumentsOf, useFiscalQueue, useInvoiceBill } from './fiscal-documents.queries.ts'
import { OwnDocuments } from './own-documents.tsx'

type BillOf = Pick<Bill, 'id' | 'code' | 'status'>

/** The documents of a bill as staff see them; one without a factura may be invoiced before it is paid. Nothing where the house issues none. */
export function DocumentsOfBill({ bill }: { bill: BillOf }) {
  const { role } = useActor()
  return role === 'administrator' ? <DocumentsOfOffice bill={bill} /> : <OwnDocuments bill={bill} />
}

function DocumentsOfOffice({ bill }: { bill: BillOf }) {
  const { t } = useTranslation('credit-notes')
  const queue = useFiscalQueue().data
  const may = useMay()
  const isUsed = queue?.isUsed ?? false
  const { data } = useFiscalDocumentsOf([bill.id], isUsed)
  if (!isUsed || !data) return null
  const found = data.get(bill.id) ?? []
  const factura = facturaOf(found)
  const isLiving = factura !== undefined && factura.status !== 'dropped' && factura.status !== 'annulled'
  const canIssue = may(invoiceBill) && queue?.isOn === true && !isLiving && bill.status !== 'inactive'
  if (found.length === 0 && !canIssue) return null
  return (
    <>
      {found.map((document) => (
        <PanelSection key={document.id} title={t(`fiscal.kinds.${document.kind}`)}>
          <OneDocument document={document} />
        </PanelSection>
      ))}
      {canIssue ? (
        <PanelSection title={t('fiscal.factura')}>
          <IssueFactura bill={bill} />
        </PanelSection>
      ) : null}
    </>
  )
}

function OneDocument({ document: { id } }: { document: FiscalDocument }) {
  const { data } = useFiscalDocument(id)
  return data ? <FiscalDocumentParts document={data} /> : null
}

/** By hand, for who pays against it. */
function IssueFactura({ bill: { id, code, status } }: { bill: BillOf }) {
  const { t } = useTranslation('credit-notes')
  const invoicing = useInvoiceBill()
  return (
    <div className={styles.issue}>
      <p>{status === 'pendingPayment' ? t('fiscal.issue.beforePayment') : t('fiscal.issue.paid')}</p>
      <Button
        variant="default"
        size="sm"
        loading={invoicing.isPending}
        aria-label={t('fiscal.issue.of', { code })}
        onClick={() => invoicing.mutate(id)}
      >
        {t('fiscal.issue.action')}
      </Button>
    </div>
  )
}
