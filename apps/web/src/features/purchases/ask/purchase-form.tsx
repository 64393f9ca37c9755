import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button, Switch, Textarea } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'
import { FormProvider, get, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Note } from '../../../ui/show/note.tsx'
import type { OrderingClient } from '../../orders/new-order/ordering-client.ts'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { PurchaseRefusal } from '../decide/purchase-refusal.tsx'
import { PurchaseEstimate } from './purchase-estimate.tsx'
import styles from './purchase-form.module.css'
import { PurchaseItemFields } from './purchase-item-fields.tsx'
import { PurchasePeople } from './purchase-people.tsx'
import { emptyItem, type PurchaseTerms, type PurchaseValues } from './purchase-values.ts'
import { useBoxesToBuy } from './use-boxes-to-buy.ts'
import { useCarriedOver } from './use-carried-over.ts'

const MOST_PRODUCTS = 50

type Props = {
  /** For whom staff ask; none: the signed-in client. */
  client?: OrderingClient | undefined
  initial: PurchaseValues
  /** The form's name: what is typed survives a reload under it. */
  draft: string
  /** What is changed; nothing where it is asked for the first time. */
  record?: PurchaseDetail
  /** What stands above the form: a proposal that is answered. */
  children?: ReactNode
  sendLabel: string
  /** Rejects with what was refused. `isLast` unless what was divided into boxes is still to be asked for. */
  onSend: (terms: PurchaseTerms, isLast: boolean) => Promise<unknown>
  isSending: boolean
  /** What is too much for one purchase may be asked for in several. */
  canSplit?: boolean
}

/** What the house should buy: the products, for whom, and beside them what it will cost. */
export function PurchaseForm({
  client,
  initial,
  draft,
  record,
  children,
  sendLabel,
  onSend,
  isSending,
  canSplit = false,
}: Props) {
  const { t } = useTranslation('purchases')
  const parameters = useRetailParameters()
  const form = useContractForm(async () => (await import('../purchases.schemas.ts')).termsForm(parameters.data), {
    defaultValues: initial,
    draft,
    record,
  })
  const { control, register, errorOf } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  useCarriedOver(form)
  const [refusal, setRefusal] = useState<unknown>(null)
  // What was refused of a field shows there, all else above the button.
  const refuse = (error: unknown) => {
    if (isOfField(error, form.getValues())) return form.refuse(error)
    setRefusal(error)
    throw error
  }
  const boxes = useBoxesToBuy(form)
  const submit = form.handleSubmit((terms) => {
    setRefusal(null)
    return onSend(terms, boxes.left === 0).then(boxes.left === 0 ? form.forgetDraft : boxes.goOn, refuse)
  })
  const several = parameters.data?.areOrderItemsEnabled ?? true
  return (
    <FormProvider {...form}>
      <form className={styles.columns} onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
        <div className={styles.form}>
          <DraftNote form={form} />
          {children}
          {fields.map(({ id }, index) => (
            <PurchaseItemFields
              key={id}
              index={index}
              parameters={parameters.data}
              errorOf={errorOf}
              onRemove={fields.length > 1 ? () => remove(index) : null}
            />
          ))}
          {several && fields.length < MOST_PRODUCTS ? (
            <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={() => append(emptyItem())}>
              {t('form.addProduct')}
            </Button>
          ) : null}
          <section className={styles.card} aria-labelledby="purchase-more">
            <h2 id="purchase-more">{t('form.more')}</h2>
            <Field
              as={MoneyField}
              form={form}
              name="storeShippingInCents"
              label={t('form.storeShipping')}
              description={t('form.storeShippingHelp')}
            />
            <Field
              as={WeightField}
              form={form}
              name="weightInGrams"
              label={t('form.weight')}
              description={t('landed.weightHelp')}
            />
            <Switch label={t('partial.label')} description={t('partial.help')} {...register('allowPartial')} />
            <Textarea
              label={t('form.comment')}
              description={t('form.commentHelp')}
              autosize
              minRows={2}
              {...register('comment')}
              error={errorOf('comment')}
            />
          </section>
          <PurchasePeople client={client} parameters={parameters.data} errorOf={errorOf} />
        </div>
        <div className={styles.side}>
          {parameters.data ? (
            <PurchaseEstimate client={client} parameters={parameters.data} onSplit={canSplit ? boxes.begin : undefined} />
          ) : null}
          {parameters.isError ? <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} /> : null}
          <div className={styles.send}>
            {boxes.left > 0 ? <Note tone="neutral">{t('split.left', { count: boxes.left })}</Note> : null}
            <PurchaseRefusal error={refusal} />
            <Button type="submit" size="md" fullWidth loading={isSending}>
              {sendLabel}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}

const isOfField = (error: unknown, values: PurchaseValues): boolean =>
  error instanceof ApiError && error.fieldProblems.some(({ path }) => path !== 'items' && get(values, path) !== undefined)
