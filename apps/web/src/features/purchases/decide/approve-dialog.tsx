import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { PAYMENT_METHODS, type RetailParameters } from '@app/domain'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useApprovePurchase } from '../purchases.queries.ts'
import { approvalOf, approvalValuesOf } from './approve-values.ts'
import { passesAgreed, totalOf } from './price-editor-values.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'
import { RealLines } from './real-lines.tsx'

type Props = { purchase: PurchaseDetail; parameters: RetailParameters; onClose: () => void }

/** It was bought: the purchase becomes an order, once, at the price that the store really charged. */
export function ApproveDialog({ purchase, parameters, onClose }: Props) {
  const { t } = useTranslation(['purchases', 'orders'])
  const format = useFormat()
  const approve = useApprovePurchase(purchase.id)
  const form = useContractForm(async () => (await import('../purchases.schemas.ts')).approvalForm(purchase, parameters), {
    defaultValues: approvalValuesOf(purchase),
    draft: `approve:${purchase.id}`,
    record: purchase,
  })
  const values = form.watch()
  const { isPaid } = values
  const price = totalOf(purchase, values, parameters)
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((given) => approve.mutateAsync(approvalOf(purchase, given)).then(done))
  const { register, errorOf } = form
  return (
    <Dialog opened onClose={onClose} title={t('approve.title', { code: purchase.code })} centered size={640}>
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
          <DraftNote form={form} />
          <p>{t('approve.what', { price: format.money(price.priceInCents) })}</p>
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
          <RealLines purchase={purchase} parameters={parameters} values={values} errorOf={errorOf} />
          <Field
            as={MoneyField}
            form={form}
            name="productValueInCents"
            label={t('fields.productValue')}
            description={t('approve.productValueHelp', { price: format.money(price.goodsInCents) })}
          />
          <Switch label={t('approve.isPaid')} {...register('isPaid')} />
          {isPaid ? (
            <>
              <Field as={MoneyField} form={form} name="amountInCents" label={t('approve.amount')} required />
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
            <Button type="submit" loading={approve.isPending} disabled={passesAgreed(purchase, values)}>
              {t('approve.confirm')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  )
}
