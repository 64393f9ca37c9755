import type { BundleDetail } from '@app/contract/bundles.contract'
import { Button, Skeleton } from '@mantine/core'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { RecordTimeline } from '../audit/record-timeline.tsx'
import { YearlyQuota } from '../authorized-names/yearly-quota.tsx'
import { BundleActions } from './bundle-actions.tsx'
import { BundleFacts } from './bundle-facts.tsx'
import { BundleFigures } from './bundle-figures.tsx'
import styles from './bundle-in-depth.module.css'
import { BundleInvoices } from './bundle-invoices.tsx'
import { BundleOrders } from './bundle-orders.tsx'
import { BundleStatus } from './bundle-status.tsx'
import { useBundle } from './bundles.queries.ts'
import { BundleWarnings } from './change/bundle-warnings.tsx'
import { cedulaOf } from './change/consignee-cedula.ts'
import { CustomsLiquidation } from './customs-liquidation.tsx'
import { CustomsValueField } from './customs-value-field.tsx'

type Props = { id: string; onClose: () => void }

/** One bundle with all that is known of it, and all that can be done. */
export function BundleInDepth({ id, onClose }: Props) {
  const { t } = useTranslation('bundles')
  const bundle = useBundle(id)
  return (
    <div className={styles.depth}>
      <Button
        variant="subtle"
        size="compact-md"
        className={styles.back}
        leftSection={<IconArrowLeft aria-hidden />}
        onClick={onClose}
      >
        {t('details.back')}
      </Button>
      {bundle.isPending ? <Skeleton height="24rem" /> : null}
      {bundle.isError && !bundle.data ? <ErrorState error={bundle.error} onRetry={() => void bundle.refetch()} /> : null}
      {bundle.data ? <Depth bundle={bundle.data} onClose={onClose} /> : null}
    </div>
  )
}

function Depth({ bundle, onClose }: { bundle: BundleDetail; onClose: () => void }) {
  const { t } = useTranslation('bundles')
  return (
    <article className={styles.depth} aria-labelledby="bundle">
      <header className={styles.head}>
        <h2 id="bundle" className={styles.code}>
          {bundle.code}
          <BundleStatus bundle={bundle} />
        </h2>
        <div className={styles.actions}>
          <BundleActions bundle={bundle} onGone={onClose} />
        </div>
      </header>
      <BundleWarnings bundle={bundle} />
      <BundleFigures bundle={bundle} />
      <div className={styles.columns}>
        <section className={styles.main} aria-label={t('inside', { count: bundle.orders.length })}>
          <BundleOrders bundle={bundle} />
        </section>
        <div className={styles.side}>
          <Declaration bundle={bundle} />
          <div className={styles.card}>
            <BundleInvoices bundle={bundle} />
          </div>
          <div className={styles.card}>
            <PanelSection title={t('timeline')}>
              <RecordTimeline recordId={bundle.id} entries={bundle.timeline} />
            </PanelSection>
          </div>
        </div>
      </div>
    </article>
  )
}

function Declaration({ bundle }: { bundle: BundleDetail }) {
  const { t } = useTranslation(['bundles', 'tariffs'])
  const cedula = bundle.category === 'B' ? cedulaOf(bundle.consignee) : null
  return (
    <div className={styles.card}>
      <PanelSection title={t('declaration')}>
        <BundleFacts bundle={bundle} />
        {cedula ? <YearlyQuota identification={cedula} /> : null}
        {bundle.allowedActions.includes('setValue') ? (
          <div>
            <p className={styles.label}>{t('changeCustomsValue')}</p>
            <CustomsValueField bundle={bundle} />
          </div>
        ) : null}
      </PanelSection>
      {bundle.allowedActions.includes('setCustoms') ? (
        <PanelSection title={t('tariffs:customs.title')}>
          <CustomsLiquidation bundle={bundle} />
        </PanelSection>
      ) : null}
    </div>
  )
}
