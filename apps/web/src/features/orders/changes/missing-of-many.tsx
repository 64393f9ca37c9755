import { Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'
import { Field } from '../../../ui/form/field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { usePreviewRun } from '../../runs/runs.queries.ts'
import { type Missing, MissingFields } from '../staff/missing-fields.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import type { ChangeWanted } from './changes.ts'

type Props = { wanted: ChangeWanted; onPreviewed: (runId: string) => void; onCancel: () => void }

/** The same is missing of each of them, in the same words. */
export function MissingOfMany({ wanted, onPreviewed, onCancel }: Props) {
  const { t } = useTranslation('orders')
  const preview = usePreviewRun()
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).missingOfMany, {
    defaultValues: { missing: [] as Missing[], note: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      const run = await preview.mutateAsync({ act: 'markOrdersIncomplete', values, ...wanted })
      onPreviewed(run.id)
    } catch (error) {
      form.refuse(error)
    }
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Controller
        control={form.control}
        name="missing"
        render={({ field: { value, onChange, ref } }) => (
          <MissingFields value={value} onChange={onChange} inputRef={ref} error={form.errorOf('missing')} />
        )}
      />
      <Field
        as={Textarea}
        form={form}
        name="note"
        label={t('change.note')}
        description={t('markIncomplete.noteHelp')}
        autosize
        minRows={2}
        required
      />
      <ChangeButtons isSending={preview.isPending} onCancel={form.closing(onCancel)} />
    </form>
  )
}
