import type { Bundle } from '@app/contract/bundles.contract'
import type { WeightConfirmation } from '@app/contract/fields/weight-confirmation'
import { readsAlike } from '@app/domain'
import { Button } from '@mantine/core'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { BundleStatus } from '../../bundles/bundle-status.tsx'
import { useConfirmBundleWeights, useUndoBundleWeights } from '../../bundles/bundles.queries.ts'
import { DoubtfulWeights } from '../../weighing/doubtful-weights.tsx'
import { doubtsOf } from '../../weighing/doubts-of.ts'
import card from '../manifest-card.module.css'
import { useBundleWeights } from './use-bundle-weights.ts'
import styles from './weigh-bundle.module.css'
import { WeighPackage } from './weigh-package.tsx'

type Props = {
  bundle: Bundle
  /** Where nothing follows below it: else the hands go on with the next bundle of the list. */
  onWeighed?: () => void
  /** A weight was doubted, or refused. */
  onDoubted?: () => void
}

/** The packages of one bundle on Quito's scale; a bundle is weighed whole. */
export function WeighBundle({ bundle, onWeighed = weighNext, onDoubted }: Props) {
  const { t } = useTranslation('administrator')
  const goOn = bundle.orders.filter(({ status }) => status !== 'removed')
  const isWeighed = goOn.every(({ realWeightInGrams }) => realWeightInGrams !== null)
  const [isCorrecting, setCorrecting] = useState(false)
  const { weights, setWeight, complete, forget } = useBundleWeights(bundle)
  const confirming = useConfirmBundleWeights()
  const undoing = useUndoBundleWeights()
  const canWeigh = bundle.allowedActions.includes('confirmWeights')
  const isOpen = canWeigh && (!isWeighed || isCorrecting)
  const refusal = confirming.error instanceof ApiError ? confirming.error : null
  const doubted = doubtsOf(refusal)
  // With another weight what was said of the first is gone.
  const doubts = doubted.filter(({ orderId, weightInGrams }) => readsAlike(weightInGrams, weights[orderId] ?? 0))
  const isDoubted = (orderId: string) => doubts.some((doubt) => doubt.orderId === orderId)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!complete) return focusEmptyWeight(event.currentTarget)
    weigh(complete)
  }
  const weigh = (weights: NonNullable<typeof complete>, confirmed?: WeightConfirmation) => {
    const onSuccess = () => {
      forget()
      setCorrecting(false)
      onWeighed()
    }
    confirming.mutate(
      weights.map((weight) => (confirmed && isDoubted(weight.orderId) ? { ...weight, confirmed } : weight)),
      { onSuccess, onError: onDoubted },
    )
  }
  return (
    <form className={card.card} onSubmit={submit} aria-labelledby={`bundle-${bundle.id}`}>
      <header className={card.cardHead}>
        <h3 id={`bundle-${bundle.id}`} className={card.heading}>
          {bundle.childGuideNumber ?? bundle.code} <span className={card.quiet}>{bundle.consignee.name}</span>
        </h3>
        <BundleStatus bundle={bundle} />
      </header>
      <ul className={styles.weighings}>
        {bundle.orders.map((order) => (
          <WeighPackage
            key={order.id}
            order={order}
            weightInGrams={weights[order.id] ?? null}
            onChange={isOpen && order.status !== 'removed' ? (grams) => setWeight(order.id, grams) : null}
          />
        ))}
      </ul>
      {confirming.error && doubted.length === 0 ? (
        <p className={styles.refused} role="alert">
          <Refusal error={confirming.error} />
        </p>
      ) : null}
      {isOpen && complete && doubts.length > 0 ? (
        <DoubtfulWeights weights={doubts} isBusy={confirming.isPending} onConfirm={(confirmed) => weigh(complete, confirmed)} />
      ) : null}
      {isOpen ? (
        <Button
          type="submit"
          size="lg"
          leftSection={<IconScale aria-hidden />}
          variant={complete ? 'filled' : 'default'}
          loading={confirming.isPending}
        >
          {t(complete ? 'manifests.confirmWeights' : 'manifests.weighAll', { count: goOn.length })}
        </Button>
      ) : canWeigh ? (
        <Button className={card.act} variant="default" onClick={() => setCorrecting(true)}>
          {t('manifests.correctWeights')}
        </Button>
      ) : null}
      {bundle.allowedActions.includes('undoWeights') ? (
        <Button className={card.act} variant="subtle" loading={undoing.isPending} onClick={() => undoing.mutate([bundle.id])}>
          {t('manifests.undoWeights')}
        </Button>
      ) : null}
    </form>
  )
}

/** The next bundle on the scale, once this one has left the list. */
const weighNext = () => void requestAnimationFrame(() => focusEmptyWeight(document))

/** Enter goes from weight to weight, as the hands do. */
function focusEmptyWeight(within: ParentNode): void {
  const fields = [...within.querySelectorAll<HTMLInputElement>('li input[inputmode="decimal"]')]
  fields.find(({ value }) => value === '')?.focus()
}
