import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { addDays, businessDay } from '@app/domain'
import { Button, Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import styles from './dropshipping.module.css'
import { useUpdateDropshipping } from './dropshipping.queries.ts'
import { QuoteBreakdown } from './quote-breakdown.tsx'

const USUAL_DAYS = 7

/** Names the price of what a client wishes for: its lines at once, as the client will read them. */
export function QuoteDialog({ request, onClose }: { request: Dropshipping; onClose: () => void }) {
  const { t } = useTranslation('dropshipping')
  const { id, code, description, quantity, options } = request
  const quote = useUpdateDropshipping(id, 'quote')
  const today = businessDay(new Date())
  const form = useContractForm(async () => (await import('./dropshipping.schemas.ts')).dropshippingQuote, {
    defaultValues: { ...lastTerms(request), lastDay: addDays(today, USUAL_DAYS), comment: '' },
    draft: `dropshippingQuote:${id}`,
  })
  const { control, register, errorOf } = form
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((terms) => quote.mutateAsync({ action: 'quote', ...terms }).then(done, form.refuse))
  return (
    <Dialog opened onClose={onClose} title={t('quote.title', { code })} size={560} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.wish}>
          <strong>{description}</strong>
          <span>{[t('units', { count: quantity }), options].filter(Boolean).join(' · ')}</span>
        </p>
        <div className={styles.halves}>
          <Field as={MoneyField} form={form} name="unitPriceInCents" label={t('quote.unitPrice')} required />
          <Controller
            control={control}
            name="storeShippingInCents"
            render={({ field: { onChange, ...field } }) => (
              <MoneyField
                label={t('quote.storeShipping')}
                {...field}
                onChange={(amount) => onChange(amount ?? undefined)}
                error={errorOf('storeShippingInCents')}
              />
            )}
          />
        </div>
        <Field as={DateField} form={form} name="lastDay" label={t('quote.lastDay')} min={today} required />
        <Textarea label={t('quote.comment')} autosize minRows={2} {...register('comment')} error={errorOf('comment')} />
        <QuoteBreakdown control={control} quantity={quantity} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={quote.isPending}>
            {t('quote.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** An expired quote starts from the prices that it had. */
function lastTerms({ quote, quantity }: Dropshipping) {
  if (!quote) return {}
  const amountOf = (name: string) => quote.price.lines.find((line) => line.name === name)?.amountInCents ?? 0
  return { unitPriceInCents: Math.round(amountOf('goods') / quantity), storeShippingInCents: amountOf('storeShipping') }
}
