import type { Quotation } from '@app/contract/quotations.contract'
import type { FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sayIfUnchecked } from '../../ui/form/use-late-checks.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { showUndo } from '../../ui/say/toast.ts'
import { useRetailParameters } from '../retail-parameters/retail-parameters.queries.ts'
import { QuotationList } from './quotation-list.tsx'
import styles from './quote.module.css'
import { QuoteFields } from './quote-fields.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { type QuotedService, valuesOf } from './quote-values.ts'
import { useKeepQuote } from './use-keep-quote.ts'
import { useQuoteForm } from './use-quote-form.ts'

/** What a package would cost: the form, beside it the price line by line, and beneath what was quoted before. */
export function PackageQuote({ service }: { service: QuotedService }) {
  const { t } = useTranslation('quotations')
  const navigate = useNavigate()
  const parameters = useRetailParameters()
  const { form, startAgain, expectChecks } = useQuoteForm(service)
  const keeping = useKeepQuote(service, form)
  const submit = (event: FormEvent) => void form.handleSubmit(keeping.keep, sayIfUnchecked)(event)
  const reuse = (quotation: Quotation) => {
    const before = form.getValues()
    form.reset(valuesOf(quotation))
    void navigate(`?view=${quotation.service}`)
    showUndo(t('reused', { code: quotation.code }), () => form.reset(before))
  }
  if (parameters.isError && !parameters.data)
    return <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} />
  if (!parameters.data) return <PageLoading />
  return (
    <>
      <FormProvider {...form}>
        <form className={styles.columns} onSubmit={submit} onFocus={expectChecks} noValidate>
          <QuoteFields service={service} parameters={parameters.data} onStartAgain={startAgain} />
          <QuoteSummary service={service} parameters={parameters.data} keeping={keeping} />
        </form>
      </FormProvider>
      <QuotationList service={service} onReuse={reuse} />
    </>
  )
}
