import { setPaymentReminders } from '@app/contract/endpoints/receivables/receivables'
import type { PaymentReminders } from '@app/contract/receivables/receivables.contract'
import { businessDay } from '@app/domain'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../session/use-may.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './receivables.module.css'
import { usePaymentReminders, useSetPaymentReminders } from './receivables.queries.ts'

/** Whether the client is reminded, when, or who decided that they are not. */
export function PaymentRemindersOf({ clientId }: { clientId: string }) {
  const { t } = useTranslation('accounts')
  const reminders = usePaymentReminders(clientId)
  const setting = useSetPaymentReminders()
  const { data } = reminders
  const may = useMay()
  return (
    <PanelSection
      title={t('receivables.reminders.title')}
      action={
        data && may(setPaymentReminders) ? (
          <Button
            variant="default"
            size="compact-sm"
            loading={setting.isPending}
            onClick={() => setting.mutate({ clientId, isOn: !data.isOn })}
          >
            {t(data.isOn ? 'receivables.reminders.turnOff' : 'receivables.reminders.turnOn')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <Standing reminders={data} />
      ) : reminders.isError ? (
        <ErrorState error={reminders.error} onRetry={() => void reminders.refetch()} />
      ) : (
        <Skeleton height="1.25rem" />
      )}
    </PanelSection>
  )
}

function Standing({ reminders: { off, days } }: { reminders: PaymentReminders }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  if (off) {
    const day = format.day(businessDay(new Date(off.since)))
    return <p className={styles.promised}>{t('receivables.reminders.off', { name: off.by?.name ?? '—', day })}</p>
  }
  const said = days.length > 0 ? t('receivables.reminders.on', { days: days.join(',\u00a0') }) : t('receivables.reminders.noDays')
  return <p className={styles.quiet}>{said}</p>
}

/** Of one bill: the last reminder, and the next. */
export function RemindersOfBill({ clientId, billId }: { clientId: string; billId: string }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const bill = usePaymentReminders(clientId).data?.bills.find((one) => one.billId === billId)
  if (!bill) return null
  const { last, next, hasReceiptInReview } = bill
  const said = [
    last ? t('receivables.reminders.last', { on: format.day(last.on), day: last.day }) : null,
    hasReceiptInReview ? t('receivables.reminders.inReview') : null,
    next ? t('receivables.reminders.next', { on: format.day(next.on), day: next.day }) : null,
  ].filter((part) => part !== null)
  return said.length > 0 ? <small className={styles.quiet}>{said.join(' · ')}</small> : null
}
