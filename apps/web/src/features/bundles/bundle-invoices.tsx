import type { BundleDetail } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record-panel.tsx'
import { showError } from '../../ui/toast.ts'
import { useFormat } from '../../ui/use-format.ts'
import { useDownloadFile } from '../orders/orders.queries.ts'
import { useBundleInvoices } from './bundle-files.queries.ts'
import styles from './bundle-parts.module.css'

/** The invoices that travel with a bundle: one by one, or all at once. */
export function BundleInvoices({ bundle: { id, invoices } }: { bundle: BundleDetail }) {
  const { t } = useTranslation('bundles')
  const all = useBundleInvoices()
  // Specification, section 8: its own sentence, whatever went wrong.
  const downloadAll = () => all.mutate(id, { onError: () => showError(t('invoicesFailed')) })
  return (
    <PanelSection
      title={t('invoices')}
      action={
        invoices.length > 1 ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconFileZip aria-hidden />}
            loading={all.isPending}
            onClick={downloadAll}
          >
            {t('downloadAll', { count: invoices.length })}
          </Button>
        ) : null
      }
    >
      {invoices.length === 0 ? <p className={styles.quiet}>{t('noInvoices')}</p> : <InvoiceList invoices={invoices} />}
    </PanelSection>
  )
}

function InvoiceList({ invoices }: { invoices: BundleDetail['invoices'] }) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const download = useDownloadFile()
  return (
    <ul className={styles.invoices}>
      {invoices.map(({ id, name, sizeInBytes, orderCode, isFromShipments }) => (
        <li key={id}>
          <span className={styles.words}>
            {name}
            <small>
              {orderCode ?? t(isFromShipments ? 'invoiceFromShipments' : 'invoiceOfBundle')} · {format.bytes(sizeInBytes)}
            </small>
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload aria-hidden />}
            loading={download.isPending && download.variables === id}
            onClick={() => download.mutate(id)}
            aria-label={t('downloadNamed', { name })}
          >
            {t('ui.download')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
