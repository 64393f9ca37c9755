import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { PanelSection } from '../../../ui/record/record-panel.tsx'
import { PurchaseRefusal } from '../decide/purchase-refusal.tsx'
import styles from '../purchases.module.css'
import { useAnswerPurchase, useUpdatePurchase } from '../purchases.queries.ts'
import { LandedPrice } from './landed-price.tsx'

/** What an open purchase costs in Quito; its owner, or staff, name the weight that it is computed with. */
export function PurchaseLanded({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const { landed, weightInGrams, allowedActions } = purchase
  const canChoose = allowedActions.includes('choose')
  const canUpdate = allowedActions.includes('update')
  if (!landed && !canChoose && !canUpdate) return null
  return (
    <PanelSection title={t('landed.title')}>
      {landed && weightInGrams ? <LandedPrice landed={landed} weightInGrams={weightInGrams} /> : null}
      {canChoose ? <OwnWeight key={weightInGrams} purchase={purchase} /> : null}
      {canUpdate ? <StaffWeight key={weightInGrams} purchase={purchase} /> : null}
    </PanelSection>
  )
}

type Props = { purchase: PurchaseDetail }

function OwnWeight({ purchase }: Props) {
  const choose = useAnswerPurchase(purchase.id, 'choose')
  const save = (weightInGrams: number) => choose.mutate({ action: 'choose', weightInGrams })
  return <WeightForm purchase={purchase} help="landed.weightHelp" saving={choose} onSave={save} />
}

function StaffWeight({ purchase }: Props) {
  const update = useUpdatePurchase(purchase.id, 'data')
  const save = (weightInGrams: number) => update.mutate({ action: 'update', weightInGrams })
  return <WeightForm purchase={purchase} help="landed.staffWeightHelp" saving={update} onSave={save} />
}

type FormProps = Props & {
  help: 'landed.weightHelp' | 'landed.staffWeightHelp'
  saving: { isPending: boolean; error: unknown }
  onSave: (weightInGrams: number) => void
}

function WeightForm({ purchase: { weightInGrams }, help, saving, onSave }: FormProps) {
  const { t } = useTranslation('purchases')
  const [grams, setGrams] = useState(weightInGrams)
  return (
    <form
      className={styles.weight}
      onSubmit={(event) => {
        event.preventDefault()
        if (grams) onSave(grams)
      }}
    >
      <WeightField label={t('landed.weight')} description={t(help)} value={grams} onChange={setGrams} />
      <Button type="submit" variant="default" loading={saving.isPending} disabled={!grams || grams === weightInGrams}>
        {t(weightInGrams ? 'landed.again' : 'landed.compute')}
      </Button>
      <PurchaseRefusal error={saving.error} />
    </form>
  )
}
