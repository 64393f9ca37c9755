import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { PAYMENT_METHODS } from '@app/domain'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useApprovePurchase } from '../purchases.queries.ts'
import { approvalOf, approvalValuesOf } from './approve-values.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'

type Props = { purchase: PurchaseDetail; onClose: () => void }

/** It was bought: the purchase becomes an order, once, at the price that it has. */
export function ApproveDialog({ purchase, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const approve = useApprovePurchase(purchase.id)
  const form = useContractForm(async () => (await import('../purchases.schemas.ts')).approvalForm(purchase), {
    defaultValues: approvalValuesOf(purchase),
    draft: `approve:${purchase.id}`,
    record: purchase,
  })
  const isPaid = form.watch('isPaid')
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((values) => approve.mutate(approvalOf(values), { onSuccess: done }))
  const { control, register, errorOf } = form
  return (
    <Dialog opened onClose={onClose} title={t('approve.title', { code: purchase.code })} centered size={520}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DraftNote form={form} />
        <p>{t('approve.what', { price: format.money(purchase.price.totalInCents) })}</p>
        <TextInput
          label={t('approve.tracking')}
          description={t('approve.trackingHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          {...register('tracking')}
          error={errorOf('tracking')}
        />
        <Controller
          control={control}
          name="productValueInCents"
          render={({ field }) => (
            <MoneyField
              label={t('fields.productValue')}
              description={t('approve.productValueHelp', { price: format.money(purchase.assistedPurchasePriceInCents) })}
              {...field}
              error={errorOf('productValueInCents')}
            />
          )}
        />
        <Switch label={t('approve.isPaid')} {...register('isPaid')} />
        {isPaid ? (
          <>
            <Controller
              control={control}
              name="amountInCents"
              render={({ field }) => (
                <MoneyField label={t('approve.amount')} required {...field} error={errorOf('amountInCents')} />
              )}
            />
            <NativeSelect
              label={t('approve.method')}
              {...register('method')}
              data={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`orders:paymentMethods.${method}`) }))}
            />
            <TextInput label={t('approve.reference')} {...register('reference')} error={errorOf('reference')} />
          </>
        ) : null}
        <PurchaseRefusal error={approve.error} />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={approve.isPending}>
            {t('approve.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
