import type { Bundle } from '@app/contract/bundles.contract'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { asExtra, type Column } from '../../../ui/list/column.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useBundleColumns } from '../../bundles/bundle-columns.tsx'
import { CustomsValueField } from '../../bundles/customs-value-field.tsx'
import { runningTotals } from '../running-totals.ts'
import { SavedField } from '../saved-field.tsx'
import styles from './carried-fields.module.css'
import { useSetGuides } from './manifest-bundles.queries.ts'

/** What is on a manifest, with the fields that each bundle still needs and what grows bundle by bundle. */
export function useCarriedColumns(manifest: ManifestDetail): Column<Bundle>[] {
  const { t } = useTranslation(['administrator', 'bundles'])
  const format = useFormat()
  const column = useBundleColumns()
  const { bundles } = manifest
  const sofar = useMemo(() => {
    const totals = runningTotals(bundles)
    return new Map(bundles.map(({ id }, index) => [id, totals[index]]))
  }, [bundles])
  return [
    { ...column.code, cell: ({ code }) => <strong>{code}</strong> },
    column.consignee,
    {
      id: 'childGuideNumber',
      header: t('manifests.childGuide'),
      cell: (bundle) => <ChildGuideField manifest={manifest} bundle={bundle} />,
      sortable: true,
      card: 'wide',
    },
    {
      id: 'customsValue',
      header: `${t('manifests.customsValue')} (USD)`,
      cell: (bundle) => (
        <div className={styles.value}>
          <CustomsValueField bundle={bundle} />
        </div>
      ),
    },
    {
      ...column.weight,
      cell: ({ id, weightInGrams }) => (
        <SoFar own={format.weight(weightInGrams)} sum={format.weight(sofar.get(id)?.weightInGrams ?? 0)} />
      ),
    },
    {
      ...column.withTax,
      cell: ({ id, valueWithTaxInCents }) => (
        <SoFar own={format.money(valueWithTaxInCents)} sum={format.money(sofar.get(id)?.valueWithTaxInCents ?? 0)} />
      ),
    },
    ...[column.packages, column.category, column.createdAt].map(asExtra),
  ]
}

/** What a bundle adds, and the sum of all until it; as narrow as the figures are. */
const SoFar = ({ own, sum }: { own: string; sum: string }) => (
  <span className={styles.figures}>
    {own}
    <small>Σ {sum}</small>
  </span>
)

function ChildGuideField({ manifest, bundle: { id, code, childGuideNumber } }: { manifest: ManifestDetail; bundle: Bundle }) {
  const { t } = useTranslation('administrator')
  const numbering = useSetGuides(manifest.id)
  return (
    <div className={styles.guide}>
      <SavedField
        id={`child-${id}`}
        record={manifest}
        label={t('manifests.childGuideOf', { code })}
        isLabelHidden
        maxLength={40}
        value={childGuideNumber ?? ''}
        onSave={(typed) => numbering.mutateAsync({ guides: [{ code, childGuideNumber: typed || null }] })}
        onEnter={() => fieldAfter(`child-${id}`)?.focus()}
      />
    </div>
  )
}

/** Enter goes down the column. */
function fieldAfter(id: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('input[id^="child-"]')]
  return fields[fields.findIndex((field) => field.id === id) + 1]
}
