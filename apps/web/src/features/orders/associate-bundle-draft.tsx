import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { CategoryGauge } from '../../ui/category-gauge.tsx'
import type { Selection } from '../../ui/use-selection.ts'
import { planBundle } from '../bundles/bundle-plan.ts'
import { BundleRefusals } from '../bundles/bundle-refusals.tsx'
import { useCreateBundle } from '../bundles/bundles.queries.ts'
import { useRetailParameters } from '../parameters/retail-parameters.queries.ts'
import styles from './associate-warehouse.module.css'
import { Note } from './note.tsx'

/** The consignee's year and consent are the house's to know: the server says so where they stand in the way. */
const UNKNOWN_HERE = { declaredEarlierThisYearInCents: 0, hasConsented: true }

/** The bundle of the chosen packages against the limits, and everything that would refuse it. */
export function AssociateBundleDraft({ selection }: { selection: Selection<Order> }) {
  // The refusals of a bundle are worded with the administrator's: they must be here before the first is shown.
  const { t } = useTranslation(['associate', 'orders', 'administrator'])
  const { data: parameters } = useRetailParameters()
  const create = useCreateBundle()
  const plan = parameters ? planBundle(selection.rows, UNKNOWN_HERE, parameters) : null
  const count = selection.rows.length
  const send = () =>
    create.mutate({ orderIds: selection.rows.map(({ id }) => id) }, { onSuccess: selection.clear, onError: () => undefined })
  return (
    <section className={styles.draft} data-active={count > 0} aria-labelledby="bundle-draft">
      <h2 id="bundle-draft">{t('warehouse.newBundle')}</h2>
      {plan && parameters ? (
        <>
          <p aria-live="polite">{t('warehouse.chosen', { count, name: plan.consignee?.name ?? t('orders:notChosen') })}</p>
          <CategoryGauge
            category={plan.category}
            weightInGrams={plan.weightInGrams}
            valueInCents={plan.valueInCents}
            parameters={parameters}
          />
          <BundleRefusals orders={selection.rows} refusals={plan.refusals} />
          {create.isError ? (
            <Note tone="red" isRefusal>
              {errorSentence(t, create.error)}
            </Note>
          ) : null}
          <Button
            leftSection={<IconBox aria-hidden />}
            disabled={plan.refusals.length > 0}
            loading={create.isPending}
            onClick={send}
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
