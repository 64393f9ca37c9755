import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import card from '../consolidation-card.module.css'
import { PlanGauges } from '../proposal/plan-gauges.tsx'
import styles from './bundle-draft-panel.module.css'
import { BundleRefusals } from './bundle-refusals.tsx'
import { QuotaOverride } from './quota-override.tsx'
import { useBundleDraft } from './use-bundle-draft.ts'

/** The new bundle, live while packages are chosen. */
export function BundleDraftPanel({ selection }: { selection: Selection<Order> }) {
  const { t } = useTranslation('administrator')
  const draft = useBundleDraft(selection)
  const { plan, parameters, create, creating } = draft
  const count = selection.rows.length
  return (
    <section className={styles.draft} data-active={count > 0} aria-labelledby="new-bundle">
      <h2 id="new-bundle" className={card.heading}>
        {t('bundles.newBundle')}
      </h2>
      {plan && parameters ? (
        <>
          <p aria-live="polite">
            <strong>{t('words.packages', { count })}</strong>
            {plan.consignee ? <span className={card.quiet}> {t('bundles.for', { name: plan.consignee.name })}</span> : null}
          </p>
          <PlanGauges plan={plan} parameters={parameters} />
          <BundleRefusals orders={selection.rows} refusals={plan.refusals} />
          <QuotaOverride plan={plan} reason={draft.quotaOverrideReason} onChange={draft.setReason} />
          {creating.error ? (
            <p className={styles.refused} role="alert">
              <Refusal error={creating.error} />
            </p>
          ) : null}
          <div className={styles.draftButtons}>
            <Button
              fullWidth
              leftSection={<IconBox aria-hidden />}
              disabled={plan.refusals.length > 0}
              loading={creating.isPending}
              onClick={create}
            >
              {t('bundles.create', { count })}
            </Button>
            <Button fullWidth variant="default" onClick={selection.clear}>
              {t('bundles.clear')}
            </Button>
          </div>
        </>
      ) : (
        <p className={card.quiet}>{t('bundles.chooseHelp')}</p>
      )}
    </section>
  )
}
