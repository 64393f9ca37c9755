import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useEarnings } from '../earnings.queries.ts'
import { ReceiveSettlementDialog } from './receive-settlement-dialog.tsx'
import styles from './settlements.module.css'

/** What one associate was paid and is taken back: of the next settlement, or received now. */
export function ToTakeOff({ associateId }: { associateId: string }) {
  const { t } = useTranslation('settlements')
  const format = useFormat()
  const [isReceiving, setReceiving] = useState(false)
  const { data } = useEarnings({ associateId, isToTakeOff: 'true', limit: 1 })
  const [first] = data?.data ?? []
  const amountInCents = data?.totals.toTakeOffInCents ?? 0
  if (!first || amountInCents === 0) return null
  return (
    <div className={styles.toTakeOff}>
      <span>{t('toTakeOff', { amount: format.money(amountInCents), name: first.associate.name })}</span>
      <Button variant="default" size="sm" onClick={() => setReceiving(true)}>
        {t('receive.action')}
      </Button>
      {isReceiving ? (
        <ReceiveSettlementDialog associate={first.associate} amountInCents={amountInCents} onClose={() => setReceiving(false)} />
      ) : null}
    </div>
  )
}
