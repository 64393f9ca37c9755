import type { Bundle } from '@app/contract/bundles.contract'
import type { Order } from '@app/contract/orders.contract'
import { Button, Skeleton } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../../api/settled.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../bundle-parts.module.css'
import { PlanGauges } from '../proposal/plan-gauges.tsx'
import { BundleRefusals } from './bundle-refusals.tsx'
import { QuotaOverride } from './quota-override.tsx'
import { type BundleChange, useBundleChange } from './use-bundle-change.ts'

type Props = { bundle: Bundle; onClose: () => void }

/** The packages of a bundle and those that may join it, each to be ticked, with what all of them would use. */
export function ChangeBundleForm({ bundle, onClose }: Props) {
  const { t } = useTranslation('bundles')
  const change = useBundleChange(bundle, onClose)
  const { candidates, plan, parameters, saving, save } = change
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) save()
  }
  if (candidates.error) return <ErrorState error={candidates.error} onRetry={candidates.retry} />
  if (candidates.isPending) return <Skeleton height="12rem" />
  const isRefused = saving.error !== null && !isSettled(saving.error)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.quiet}>{t('change.help', { name: bundle.consignee.name })}</p>
      <Candidates change={change} />
      {plan && parameters ? (
        <>
          <PlanGauges plan={plan} parameters={parameters} countedInCents={bundle.valueWithTaxInCents} />
          <BundleRefusals orders={change.chosen} refusals={plan.refusals} />
          <QuotaOverride plan={plan} reason={change.reason} onChange={change.setReason} />
        </>
      ) : (
        <p className={styles.refused} role="status">
          {t('change.empty')}
        </p>
      )}
      {isRefused ? (
        <p className={styles.refused} role="alert">
          <Refusal error={saving.error} />
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="default" onClick={change.closing(onClose)}>
          {t('ui.cancel')}
        </Button>
        <Button
          type="submit"
          loading={saving.isPending}
          disabled={!change.isChanged || plan === null || plan.refusals.length > 0}
        >
          {t('change.save', { count: change.chosen.length })}
        </Button>
      </div>
    </form>
  )
}

function Candidates({ change: { candidates, chosenIds, toggle } }: { change: BundleChange }) {
  const { t } = useTranslation('bundles')
  return (
    <ul className={styles.choices} aria-label={t('change.packages')}>
      {candidates.orders.map((order) => (
        <li key={order.id}>
          <Candidate order={order} isChosen={chosenIds.has(order.id)} onToggle={() => toggle(order.id)} />
        </li>
      ))}
    </ul>
  )
}

function Candidate({ order, isChosen, onToggle }: { order: Order; isChosen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const { code, description, weightInGrams, productValueInCents, isAuthorizedToBundle } = order
  return (
    <label className={styles.choice} data-chosen={isChosen}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <strong>{code}</strong>
      <span className={styles.figures}>
        {format.weight(weightInGrams ?? 0)} · {format.money(productValueInCents)}
      </span>
      <span className={styles.words}>
        {description}
        {isAuthorizedToBundle ? null : <small>{t('change.alone')}</small>}
      </span>
    </label>
  )
}
