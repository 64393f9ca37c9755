import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { usePreviewRun } from '../../runs/runs.queries.ts'
import { useOfferedCharges } from '../staff/extra-charges.queries.ts'
import { ExtraChargeFields } from '../staff/extra-charges-fields.tsx'
import { bodyFrom, emptyCharge, type TypedCharges } from '../staff/extra-charges-values.ts'
import { ChangeButtons } from './change-buttons.tsx'
import type { ChangeWanted } from './changes.ts'

type Props = { wanted: ChangeWanted; onPreviewed: (runId: string) => void; onCancel: () => void }

/** One charge for each of them, beside those that they have. */
export function ChargeForMany({ wanted, onPreviewed, onCancel }: Props) {
  const { t } = useTranslation('bundles')
  const offered = useOfferedCharges()
  const preview = usePreviewRun()
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).chargesForm, {
    defaultValues: { charges: [emptyCharge()] },
  })
  const submit = form.handleSubmit(async ({ charges }: { charges: TypedCharges }) => {
    const [values] = bodyFrom(charges).charges
    if (!values) return
    try {
      const run = await preview.mutateAsync({ act: 'chargeOrders', values, ...wanted })
      onPreviewed(run.id)
    } catch (error) {
      form.refuse(error)
    }
  })
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{t('charges.help')}</p>
        <ExtraChargeFields position={0} offered={offered.data ?? []} />
        <ChangeButtons isSending={preview.isPending} onCancel={form.closing(onCancel)} />
      </form>
    </FormProvider>
  )
}
