import type { Bundle } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useConfirmBundleWeights } from '../bundles/bundles.queries.ts'
import card from './manifest-card.module.css'
import { useBundleWeights } from './use-bundle-weights.ts'
import styles from './weigh-bundle.module.css'
import { WeighPackage } from './weigh-package.tsx'

/** The packages of one bundle on Quito's scale; a bundle is weighed whole. */
export function WeighBundle({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('administrator')
  const isWeighed = bundle.orders.every(({ realWeightInGrams }) => realWeightInGrams !== null)
  const [isCorrecting, setCorrecting] = useState(false)
  const { weights, setWeight, complete, forget } = useBundleWeights(bundle)
  const confirming = useConfirmBundleWeights()
  const canWeigh = bundle.allowedActions.includes('confirmWeights')
  const isOpen = canWeigh && (!isWeighed || isCorrecting)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!complete) return focusEmptyWeight(event.currentTarget)
    const onSuccess = () => {
      forget()
      setCorrecting(false)
      // The next bundle on the scale, once this one has left the list.
      requestAnimationFrame(() => focusEmptyWeight(document))
    }
    confirming.mutate(complete, { onSuccess })
  }
  return (
    <form className={card.card} onSubmit={submit} aria-labelledby={`bundle-${bundle.id}`}>
      <header className={card.cardHead}>
        <h3 id={`bundle-${bundle.id}`} className={card.heading}>
          {bundle.childGuideNumber ?? bundle.code} <span className={card.quiet}>{bundle.consignee.name}</span>
        </h3>
        <StatusChip status={bundle.status} />
      </header>
      <ul className={styles.weighings}>
        {bundle.orders.map((order) => (
          <WeighPackage
            key={order.id}
            order={order}
            weightInGrams={weights[order.id] ?? null}
            onChange={isOpen ? (grams) => setWeight(order.id, grams) : null}
          />
        ))}
      </ul>
      {isOpen ? (
        <Button
          type="submit"
          size="lg"
          leftSection={<IconScale aria-hidden />}
          disabled={!complete}
          loading={confirming.isPending}
        >
          {t(complete ? 'manifests.confirmWeights' : 'manifests.weighAll', { count: bundle.orders.length })}
        </Button>
      ) : canWeigh ? (
        <Button className={card.act} variant="default" onClick={() => setCorrecting(true)}>
          {t('manifests.correctWeights')}
        </Button>
      ) : null}
    </form>
  )
}

/** Enter goes from weight to weight, as the hands do. */
function focusEmptyWeight(within: ParentNode): void {
  const fields = [...within.querySelectorAll<HTMLInputElement>('li input[inputmode="decimal"]')]
  fields.find(({ value }) => value === '')?.focus()
}
