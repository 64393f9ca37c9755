import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PurchaseRefusal } from './decide/purchase-refusal.tsx'
import styles from './purchases.module.css'
import { useAnswerPurchase } from './purchases.queries.ts'

/** Whether fewer items will do: its owner's choice until it is bought; everybody else reads it. */
export function AllowPartial({ purchase: { id, allowPartial, allowedActions } }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const choose = useAnswerPurchase(id, 'choose')
  if (!allowedActions.includes('choose')) return allowPartial ? <p className={styles.hint}>{t('partial.allowed')}</p> : null
  return (
    <>
      <Switch
        label={t('partial.label')}
        description={t('partial.help')}
        checked={allowPartial}
        disabled={choose.isPending}
        onChange={({ currentTarget }) => choose.mutate({ action: 'choose', allowPartial: currentTarget.checked })}
      />
      <PurchaseRefusal error={choose.error} />
    </>
  )
}
