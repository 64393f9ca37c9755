import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { PanelSection } from '../../../ui/page/record-panel.tsx'
import { PurchaseRefusal } from '../decide/purchase-refusal.tsx'
import styles from '../purchases.module.css'
import { useAnswerPurchase } from '../purchases.queries.ts'
import { LandedPrice } from './landed-price.tsx'

/** What an open purchase costs in Quito; its owner names the weight that it is computed with. */
export function PurchaseLanded({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const { landed, weightInGrams, allowedActions } = purchase
  const canChoose = allowedActions.includes('choose')
  if (!landed && !canChoose) return null
  return (
    <PanelSection title={t('landed.title')}>
      {landed && weightInGrams ? <LandedPrice landed={landed} weightInGrams={weightInGrams} /> : null}
      {canChoose ? <WeightForm key={weightInGrams} purchase={purchase} /> : null}
    </PanelSection>
  )
}

function WeightForm({ purchase: { id, weightInGrams } }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const choose = useAnswerPurchase(id, 'choose')
  const [grams, setGrams] = useState(weightInGrams)
  return (
    <form
      className={styles.weight}
      onSubmit={(event) => {
        event.preventDefault()
        choose.mutate({ action: 'choose', weightInGrams: grams })
      }}
    >
      <WeightField label={t('landed.weight')} description={t('landed.weightHelp')} value={grams} onChange={setGrams} />
      <Button type="submit" variant="default" loading={choose.isPending} disabled={!grams || grams === weightInGrams}>
        {t(weightInGrams ? 'landed.again' : 'landed.compute')}
      </Button>
      <PurchaseRefusal error={choose.error} />
    </form>
  )
}
