import type { Category } from '@app/domain'
import { Radio, Textarea } from '@mantine/core'
import { Controller, FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { usePreviewRun } from '../../runs/runs.queries.ts'
import { TariffSelect } from '../../tariffs/tariff-select.tsx'
import { CategoryChoices } from '../new-order/category-choice.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import type { ChangeWanted } from './changes.ts'

type Props = { wanted: ChangeWanted; onPreviewed: (runId: string) => void; onCancel: () => void }

/** Another category, with one item class for all that they hold and how their clients agreed. */
export function CategoryOfMany({ wanted, onPreviewed, onCancel }: Props) {
  const { t } = useTranslation(['orders', 'ways'])
  const { data: parameters } = useRetailParameters()
  const preview = usePreviewRun()
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).categoryForm, {
    defaultValues: { category: 'B' as Category, tariffId: null as string | null, note: '' },
  })
  const submit = form.handleSubmit(async ({ category, tariffId, note }) => {
    const values = { category, note, ...(category === 'C' && tariffId !== null && { tariffId }) }
    try {
      const run = await preview.mutateAsync({ act: 'categorizeOrders', values, ...wanted })
      onPreviewed(run.id)
    } catch (error) {
      form.refuse(error)
    }
  })
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Controller
          control={form.control}
          name="category"
          render={({ field: { ref: _ref, ...field } }) => (
            <Radio.Group label={t('change.to')} {...field}>
              <div className={styles.choices}>
                <CategoryChoices parameters={parameters} />
              </div>
            </Radio.Group>
          )}
        />
        {form.watch('category') === 'C' ? <TariffSelect name="tariffId" error={form.errorOf('tariffId')} /> : null}
        <Textarea
          label={t('change.consent')}
          description={t('ways:consentHelp')}
          required
          autosize
          minRows={2}
          {...form.register('note')}
          error={form.errorOf('note')}
        />
        <ChangeButtons isSending={preview.isPending} onCancel={form.closing(onCancel)} />
      </form>
    </FormProvider>
  )
}
