import type { ManifestDetail } from '@app/contract/manifests.contract'
import { Button } from '@mantine/core'
import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import { LateDay } from '../orders/show/late-day.tsx'
import styles from './manifest-head.module.css'
import { ManifestStatus } from './manifest-status.tsx'
import { useLoadList, useManifestExcel, useManifestLabels, useManifestPdf } from './manifests.queries.ts'

/** Number, status, what it adds up to, and what can be done now. */
export function ManifestHead({ manifest, children }: { manifest: ManifestDetail; children?: ReactNode }) {
  const { t } = useTranslation(['administrator', 'ends'])
  const format = useFormat()
  const papers = [
    { name: t('manifests.excel'), mark: <IconFileSpreadsheet aria-hidden />, printing: useManifestExcel() },
    { name: t('manifests.pdf'), mark: <IconFileDescription aria-hidden />, printing: useManifestPdf() },
    { name: t('manifests.labels'), mark: <IconTags aria-hidden />, printing: useManifestLabels() },
  ]
  const loadList = { name: t('manifests.loadList'), mark: <IconListCheck aria-hidden />, printing: useLoadList() }
  const {
    id,
    code,
    guideNumber,
    arrivesOn,
    daysLate,
    bundles,
    weightInGrams,
    customsInvoiceValueInCents,
    cumulativeInCents,
    sentAt,
  } = manifest
  const figures = [
    { name: t('words.bundlesName'), value: format.number(bundles.length) },
    { name: t('manifests.weight'), value: format.weight(weightInGrams) },
    { name: t('manifests.customsValue'), value: format.money(customsInvoiceValueInCents) },
    { name: t('manifests.cumulative'), value: format.money(cumulativeInCents) },
    ...(sentAt ? [{ name: t('manifests.sentAt'), value: format.instant(sentAt, 'MIA') }] : []),
    ...(arrivesOn ? [{ name: t('ends:arrives'), value: <LateDay day={arrivesOn} daysLate={daysLate} /> }] : []),
  ]
  return (
    <header className={styles.head}>
      <div className={styles.headName}>
        <h2>{guideNumber ? `${code} · ${guideNumber}` : code}</h2>
        <ManifestStatus manifest={manifest} />
      </div>
      <div className={styles.headActions}>
        {[...papers, ...(manifest.status === 'active' ? [loadList] : [])].map(({ name, mark, printing }) => (
          <Button
            key={name}
            variant="default"
            leftSection={mark}
            disabled={bundles.length === 0}
            loading={printing.isPending}
            onClick={() => printing.mutate(id)}
          >
            {name}
          </Button>
        ))}
        {children}
      </div>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
