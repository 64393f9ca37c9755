import type { Order } from '@app/contract/orders.contract'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../../api/error-sentence.ts'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useShortList } from '../../../ui/list/use-short-list.ts'
import { useRemoveOrders } from '../orders.queries.ts'
import styles from './order-actions.module.css'

type Props = { orders: readonly Order[]; opened: boolean; onClose: () => void; onRemoved: () => void }

/** States what goes and to how many; a refusal stands here, without a toast. */
export function RemoveDialog({ orders, opened, onClose, onRemoved }: Props) {
  const { t } = useTranslation('administrator')
  const [reason, setReason] = useState('')
  const removing = useRemoveOrders()
  const count = orders.length
  const codes = useShortList()(orders.map(({ code }) => code))
  const remove = () =>
    removing.mutate(
      { orderIds: orders.map(({ id }) => id), reason: reason.trim() },
      {
        onSuccess: () => {
          onClose()
          onRemoved()
        },
      },
    )
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('orderActions.removeTitle', { count })}
      confirmLabel={t('orderActions.removeConfirm', { count })}
      onConfirm={remove}
      isRunning={removing.isPending}
      dangerous
    >
      <p>{t('orderActions.removeWhat', { count, codes })}</p>
      <Textarea
        label={t('orderActions.reason')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {removing.error ? (
        <p className={styles.error} role="alert">
          {errorSentence(t, removing.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
