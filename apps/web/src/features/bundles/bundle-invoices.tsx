import type { BundleDetail } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { useTranslation } from 'react-i18next'
import { FileDownloads } from '../../ui/files/file-downloads.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { showError } from '../../ui/say/toast.ts'
import { useBundleInvoices } from './bundle-files.queries.ts'
import styles from './bundle-parts.module.css'

/** The invoices that travel with a bundle: one by one, or all at once. */
export function BundleInvoices({ bundle: { id, invoices } }: { bundle: BundleDetail }) {
  const { t } = useTranslation(['bundles', 'orders'])
  const all = useBundleInvoices()
  const files = invoices.map(({ orderCode, isFromShipments, ...file }) => ({
    ...file,
    about: orderCode ?? t(isFromShipments ? 'invoiceFromShipments' : 'invoiceOfBundle'),
  }))
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
      {invoices.length === 0 ? <p className={styles.quiet}>{t('noInvoices')}</p> : <FileDownloads files={files} />}
    </PanelSection>
  )
}
