import type { Order } from '@app/contract/orders.contract'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useSetValue } from '../orders.queries.ts'
import { ActionDialog } from './order-actions-dialog.tsx'

type Props = { order: Order; opened: boolean; onClose: () => void }

/** The first value reviews the order; later ones only correct it. */
export function ValueDialog({ order, opened, onClose }: Props) {
  const { t } = useTranslation('administrator')
  const [value, setValue] = useState<number | null>(order.productValueInCents)
  const [observation, setObservation] = useState(order.observation)
  const [wasTried, setTried] = useState(false)
  const saving = useSetValue()
  const isMissing = wasTried && !value
  const save = () => {
    setTried(true)
    if (value) saving.mutate({ id: order.id, productValueInCents: value, observation }, { onSuccess: onClose })
  }
  return (
    <ActionDialog
      opened={opened}
      onClose={onClose}
      title={t('orderActions.valueOf', { code: order.code })}
      submitLabel={t(order.status === 'inReview' ? 'orderActions.saveAndReview' : 'orderActions.saveValue')}
      isSending={saving.isPending}
      onSubmit={save}
    >
      <MoneyField
        label={t('orderActions.productValue')}
        description={t('orderActions.productValueHelp')}
        value={value}
        onChange={setValue}
        error={isMissing ? t('errors.valueNotPositive') : saving.error ? <Refusal error={saving.error} /> : undefined}
      />
      <Textarea
        label={t('orderActions.observation')}
        description={t('orderActions.observationHelp')}
        autosize
        minRows={2}
        maxLength={500}
        value={observation}
        onChange={(event) => setObservation(event.currentTarget.value)}
      />
    </ActionDialog>
  )
}
