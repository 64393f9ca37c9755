import type { Bundle } from '@app/contract/bundles.contract'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { ActionIcon } from '@mantine/core'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../api/show-refusal.ts'
import { showUndo } from '../../ui/say/toast.ts'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { CustomsValueField } from '../bundles/customs-value-field.tsx'
import styles from './manifest-bundles.module.css'
import card from './manifest-card.module.css'
import { withBundles, withChildGuide, withoutBundle } from './manifest-change.ts'
import type { ManifestUpdate } from './manifests.queries.ts'
import { type RunningTotal, runningTotals } from './running-totals.ts'
import { SavedField } from './saved-field.tsx'

type Props = { manifest: ManifestDetail; update: ManifestUpdate }

/** The bundles on the manifest, in order, with what grows line by line. */
export function ManifestBundles({ manifest, update }: Props) {
  const { t } = useTranslation('administrator')
  const { bundles } = manifest
  const totals = runningTotals(bundles)
  if (bundles.length === 0)
    return <EmptyState icon={IconPackages} title={t('manifests.noBundles')} sentence={t('manifests.noBundlesHelp')} />
  return (
    <div className={styles.frame}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('words.bundle')}</th>
            <th scope="col">{t('manifests.childGuide')}</th>
            <th scope="col">{t('manifests.customsValue')} (USD)</th>
            <th scope="col" data-align="right">
              {t('manifests.weight')}
            </th>
            <th scope="col" data-align="right">
              {t('manifests.withTax')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('manifests.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bundles.map((bundle, index) => (
            <Line key={bundle.id} {...{ manifest, bundle, update }} next={bundles[index + 1]} total={totals[index]} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = Props & { bundle: Bundle; next: Bundle | undefined; total: RunningTotal | undefined }

function Line({ manifest, bundle, next, total, update }: LineProps) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { id, code, consignee, orders, childGuideNumber, weightInGrams, valueWithTaxInCents } = bundle
  const focusNext = () => document.getElementById(`child-${next?.id}`)?.focus()
  const takeOff = () => {
    const putBack = () => update.mutate(withBundles([{ bundleId: id, childGuideNumber }]))
    update.mutate(withoutBundle(id), {
      onSuccess: () => showUndo(t('manifests.bundleRemoved', { code }), putBack),
      onError: (error) => showRefusal(error),
    })
  }
  return (
    <tr>
      <td data-label={t('words.bundle')}>
        <strong>{code}</strong>
        <p className={card.quiet}>{consignee.name}</p>
        <p className={card.quiet}>{t('words.packages', { count: orders.length })}</p>
      </td>
      <td data-label={t('manifests.childGuide')}>
        <SavedField
          id={`child-${id}`}
          record={manifest}
          label={t('manifests.childGuideOf', { code })}
          isLabelHidden
          maxLength={40}
          value={childGuideNumber ?? ''}
          onSave={(typed) => update.mutateAsync(withChildGuide(id, typed))}
          onEnter={focusNext}
        />
      </td>
      <td data-label={t('manifests.customsValue')}>
        <CustomsValueField bundle={bundle} />
      </td>
      <td data-label={t('manifests.weight')} data-align="right">
        {format.weight(weightInGrams)}
        <p className={styles.running}>Σ {format.weight(total?.weightInGrams ?? 0)}</p>
      </td>
      <td data-label={t('manifests.withTax')} data-align="right">
        {format.money(valueWithTaxInCents)}
        <p className={styles.running}>Σ {format.money(total?.valueWithTaxInCents ?? 0)}</p>
      </td>
      <td>
        <ActionIcon variant="subtle" size="lg" onClick={takeOff} aria-label={t('manifests.removeOf', { code })}>
          <IconX aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
}
