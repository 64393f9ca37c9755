import type { BundleDetail } from '@app/contract/bundles.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../ui/record/record-panel.tsx'
import { RecordTimeline } from '../audit/record-timeline.tsx'
import { BundleActions } from './bundle-actions.tsx'
import { BundleFacts } from './bundle-facts.tsx'
import { BundleFigures } from './bundle-figures.tsx'
import { BundleInvoices } from './bundle-invoices.tsx'
import { BundlePackages } from './bundle-packages.tsx'
import { BundleStatus } from './bundle-status.tsx'
import { useBundle } from './bundles.queries.ts'
import { BundleWarnings } from './change/bundle-warnings.tsx'

type Props = {
  list: Pick<List, 'openId' | 'close'>
  /** What a page shows of what is inside; else the packages as the bundle tells them. */
  packages?: (bundle: BundleDetail) => ReactNode
}

/** Everything about one bundle, opened by `?open=`: for associates and administrators alike. */
export function BundlePanel({ list, packages }: Props) {
  const { t } = useTranslation('bundles')
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={useBundle(list.openId)}
      title={({ code }) => code}
      status={(bundle) => <BundleStatus bundle={bundle} />}
      actions={(bundle) => <BundleActions key={bundle.id} bundle={bundle} onGone={list.close} leadsToDetail />}
    >
      {(bundle) => (
        <>
          <BundleWarnings bundle={bundle} />
          <BundleFigures bundle={bundle} />
          <PanelSection title={t('inside', { count: bundle.orders.length })}>
            {packages ? packages(bundle) : <BundlePackages bundle={bundle} />}
          </PanelSection>
          <PanelSection title={t('declaration')}>
            <BundleFacts bundle={bundle} />
          </PanelSection>
          <BundleInvoices bundle={bundle} />
          <PanelSection title={t('timeline')}>
            <RecordTimeline recordId={bundle.id} entries={bundle.timeline} />
          </PanelSection>
        </>
      )}
    </RecordPanel>
  )
}
