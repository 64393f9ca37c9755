import type { Order } from '@app/contract/orders.contract'
import { Button, Textarea } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { CategoryGauge } from '../../ui/category-gauge.tsx'
import type { Selection } from '../../ui/use-selection.ts'
import { BundleRefusals } from './bundle-refusals.tsx'
import styles from './consolidation.module.css'
import { QuotaGauge } from './quota-gauge.tsx'
import { useBundleDraft } from './use-bundle-draft.ts'

/** The new bundle, live while packages are chosen. */
export function BundleDraftPanel({ selection }: { selection: Selection<Order> }) {
  const { t } = useTranslation('administrator')
  const draft = useBundleDraft(selection)
  const { plan, parameters, create, creating } = draft
  const count = selection.rows.length
  return (
    <section className={styles.draft} aria-labelledby="new-bundle">
      <h2 id="new-bundle" className={styles.heading}>
        {t('bundles.newBundle')}
      </h2>
      {plan && parameters ? (
        <>
          <p aria-live="polite">
            <strong>{t('words.packages', { count })}</strong>
            {plan.consignee ? <span className={styles.quiet}> {t('bundles.for', { name: plan.consignee.name })}</span> : null}
          </p>
          <CategoryGauge
            category={plan.category}
            weightInGrams={plan.weightInGrams}
            valueInCents={plan.valueInCents}
            parameters={parameters}
          />
          <QuotaGauge usedInCents={plan.yearInCents} limitInCents={parameters.yearlyQuotaInCents} />
          <BundleRefusals orders={selection.rows} refusals={plan.refusals} />
          <QuotaOverride draft={draft} />
          {creating.error ? (
            <p className={styles.refused} role="alert">
              {errorSentence(t, creating.error)}
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
        <p className={styles.quiet}>{t('bundles.chooseHelp')}</p>
      )}
    </section>
  )
}

const SHORTEST_REASON = 10

/** Only where the year is what stands in the way, and only with a reason on record. */
function QuotaOverride({ draft: { plan, quotaOverrideReason, setReason } }: { draft: ReturnType<typeof useBundleDraft> }) {
  const { t } = useTranslation('administrator')
  const isOverQuota = plan?.refusals.some(({ code }) => code === 'yearlyQuotaExceeded')
  if (!isOverQuota && quotaOverrideReason === '') return null
  const isShort = quotaOverrideReason !== '' && quotaOverrideReason.trim().length < SHORTEST_REASON
  return (
    <Textarea
      label={t('bundles.overrideReason')}
      description={t('bundles.overrideHelp')}
      autosize
      minRows={2}
      maxLength={500}
      value={quotaOverrideReason}
      onChange={({ currentTarget }) => setReason(currentTarget.value)}
      error={isShort ? t('bundles.overrideShort') : undefined}
    />
  )
}
