import type { Bill } from '@app/contract/bills.contract'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useVoidBill } from './bill-actions.queries.ts'
import styles from './sales-invoices.module.css'

/** Voids a bill nobody paid: its packages can be billed again. */
export function VoidBill({ bill: { id, code, orders }, onVoided }: { bill: Bill; onVoided: () => void }) {
  const { t } = useTranslation('administrator')
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const voiding = useVoidBill()
  const confirm = () => {
    setTried(true)
    if (reason.trim() !== '') voiding.mutate({ id, reason: reason.trim() }, { onSuccess: onVoided })
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('bills.void')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('bills.voidTitle', { code })}
        confirmLabel={t('bills.voidConfirm', { code })}
        onConfirm={confirm}
        isRunning={voiding.isPending}
        dangerous
      >
        <p>{t('bills.voidWhat', { count: orders.length })}</p>
        <Textarea
          label={t('bills.voidReason')}
          required
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={wasTried && reason.trim() === '' ? t('fields.required') : undefined}
        />
        {voiding.error ? (
          <p className={styles.error} role="alert">
            {errorSentence(t, voiding.error)}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
