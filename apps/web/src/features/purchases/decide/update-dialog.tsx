import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { RetailParameters } from '@app/domain'
import { Button, Textarea } from '@mantine/core'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Note } from '../../../ui/show/note.tsx'
import { useUpdatePurchase } from '../purchases.queries.ts'
import { PriceEditor } from './price-editor.tsx'
import { passesAgreed } from './price-editor-values.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'
import { changesOf, updateValuesOf } from './update-values.ts'

type Props = { purchase: PurchaseDetail; parameters: RetailParameters; onClose: () => void }

/** Prices within what the client allowed, or a proposal corrected; what is declared; a note. What was accepted follows the store as far as it was agreed. */
export function UpdateDialog({ purchase, parameters, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const form = useContractForm(async () => (await import('../purchases.schemas.ts')).updateForm, {
    defaultValues: updateValuesOf(purchase),
    draft: `update:${purchase.id}`,
    record: purchase,
  })
  const isProposal = purchase.status === 'pendingChanges'
  const update = useUpdatePurchase(purchase.id, isProposal ? 'temporalPrice' : 'data')
  const mustAsk = !isProposal && passesAgreed(purchase, form.watch())
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((values) => update.mutateAsync(changesOf(purchase, values, parameters)).then(done))
  return (
    <Dialog opened onClose={onClose} title={t('update.title', { code: purchase.code })} centered size={640}>
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
          <DraftNote form={form} />
          <PriceEditor
            purchase={purchase}
            parameters={parameters}
            totalLabel={isProposal ? t('fields.temporalPrice') : t('price.total')}
            errorOf={form.errorOf}
          />
          {mustAsk ? <Note tone="red">{t('update.mustAsk')}</Note> : null}
          <Field
            as={MoneyField}
            form={form}
            name="productValueInCents"
            label={t('fields.productValue')}
            description={t('update.productValueHelp')}
          />
          <Textarea
            label={t('fields.observation')}
            description={t('update.observationHelp')}
            autosize
            minRows={2}
            {...form.register('observation')}
            error={form.errorOf('observation')}
          />
          <PurchaseRefusal error={update.error} />
          <div className={styles.actions}>
            <Button variant="default" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" loading={update.isPending} disabled={mustAsk}>
              {t('update.save')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  )
}
