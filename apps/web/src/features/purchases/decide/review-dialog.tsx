import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { RetailParameters } from '@app/domain'
import { Button, Textarea } from '@mantine/core'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Note } from '../../../ui/show/note.tsx'
import { useReviewPurchase } from '../purchases.queries.ts'
import { PriceEditor } from './price-editor.tsx'
import { isRepriced, passesAgreed, pricesOf, totalOf } from './price-editor-values.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'

type Props = { purchase: PurchaseDetail; parameters: RetailParameters; onClose: () => void }

/** Sends a purchase back to its client: with the price that the store asks now, with a question, or with both. */
export function ReviewDialog({ purchase, parameters, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const review = useReviewPurchase(purchase.id)
  const form = useContractForm(async () => (await import('../purchases.schemas.ts')).reviewForm(purchase), {
    defaultValues: { ...pricesOf(purchase), comment: '' },
    draft: `review:${purchase.id}`,
    record: purchase,
  })
  const values = form.watch()
  const needsNoQuestion =
    purchase.allowedActions.includes('approve') && isRepriced(purchase, values) && !passesAgreed(purchase, values)
  const submit = form.handleSubmit((values) => {
    const temporalPriceInCents = totalOf(purchase, values, parameters).priceInCents
    const done = () => {
      form.forgetDraft()
      onClose()
    }
    return review.mutateAsync({ ...values, temporalPriceInCents }).then(done)
  })
  return (
    <Dialog opened onClose={onClose} title={t('review.title', { code: purchase.code })} centered size={640}>
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
          <DraftNote form={form} />
          <p>{t('review.what')}</p>
          <PriceEditor
            purchase={purchase}
            parameters={parameters}
            totalLabel={t('fields.temporalPrice')}
            errorOf={form.errorOf}
          />
          {needsNoQuestion ? <Note tone="neutral">{t('review.agreed')}</Note> : null}
          <Textarea
            label={t('review.comment')}
            description={t('review.commentHelp')}
            autosize
            minRows={2}
            {...form.register('comment')}
            error={form.errorOf('comment')}
          />
          <PurchaseRefusal error={review.error} />
          <div className={styles.actions}>
            <Button variant="default" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" loading={review.isPending}>
              {t('review.send')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  )
}
