import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { BundleRefusals } from '../change/bundle-refusals.tsx'
import { useBundleDraft } from '../change/use-bundle-draft.ts'
import { PlanGauges } from '../proposal/plan-gauges.tsx'
import styles from './associate-warehouse.module.css'

/** The bundle of the chosen packages against the limits, and everything that would refuse it. */
export function AssociateBundleDraft({ selection }: { selection: Selection<Order> }) {
  // The refusals of a bundle are worded with the administrator's: they must be here before the first is shown.
  const { t } = useTranslation(['associate', 'orders', 'administrator', 'profile'])
  const { plan, parameters, create, creating } = useBundleDraft(selection)
  const count = selection.rows.length
  return (
    <section className={styles.draft} data-active={count > 0} aria-labelledby="bundle-draft">
      <h2 id="bundle-draft">{t('warehouse.newBundle')}</h2>
      {plan && parameters ? (
        <>
          <p aria-live="polite">{t('warehouse.chosen', { count, name: plan.consignee?.name ?? t('orders:notChosen') })}</p>
          <PlanGauges plan={plan} parameters={parameters} />
          <BundleRefusals orders={selection.rows} refusals={plan.refusals} />
          {creating.isError ? (
            <Note tone="red" isRefusal>
              <Refusal error={creating.error} />
            </Note>
          ) : null}
          <Button
            leftSection={<IconBox aria-hidden />}
            disabled={plan.refusals.length > 0}
            loading={creating.isPending}
            onClick={create}
          >
            {t('warehouse.createBundle', { count })}
          </Button>
          <Button variant="subtle" onClick={selection.clear}>
            {t('ui.clearSelection')}
          </Button>
        </>
      ) : (
        <p className={styles.hint}>{t('warehouse.chooseHelp')}</p>
      )}
    </section>
  )
}
