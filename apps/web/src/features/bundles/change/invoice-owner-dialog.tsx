import type { Bundle } from '@app/contract/bundles.contract'
import { Button, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog.tsx'
import { IdentificationField } from '../../../ui/form/identification-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import styles from '../bundle-parts.module.css'
import { useUpdateBundle } from '../bundles.queries.ts'

const NOBODY = { name: '', identificationType: 'cedula', identification: '' } as const

type Props = { bundle: Bundle; opened: boolean; onClose: () => void }

/** Whom the store invoices name, where it is not the consignee. */
export function InvoiceOwnerDialog({ bundle, opened, onClose }: Props) {
  const { t } = useTranslation('bundles')
  return (
    <GuardedDialog title={t('owner.title', { code: bundle.code })} opened={opened} onClose={onClose}>
      <OwnerForm bundle={bundle} onClose={onClose} />
    </GuardedDialog>
  )
}

function OwnerForm({ bundle, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('bundles')
  const saving = useUpdateBundle()
  const { id, invoiceOwner } = bundle
  const form = useContractForm(async () => (await import('../bundles.schemas.ts')).ownerForm, {
    defaultValues: { invoiceOwner: invoiceOwner ?? NOBODY },
    record: bundle,
  })
  const { control, register, errorOf } = form
  const save = async (body: { invoiceOwner: Bundle['invoiceOwner'] }) => {
    try {
      await saving.mutateAsync({ id, body })
      onClose()
    } catch (error) {
      form.refuse(error)
    }
  }
  return (
    <form className={styles.form} onSubmit={form.handleSubmit(save)} noValidate>
      <p className={styles.quiet}>{t('owner.help')}</p>
      <TextInput
        label={t('owner.name')}
        required
        autoComplete="off"
        {...register('invoiceOwner.name')}
        error={errorOf('invoiceOwner.name')}
      />
      <Controller
        control={control}
        name="invoiceOwner.identificationType"
        render={({ field: type }) => (
          <Controller
            control={control}
            name="invoiceOwner.identification"
            render={({ field: number }) => (
              <IdentificationField
                ref={number.ref}
                type={type.value}
                number={number.value}
                onTypeChange={type.onChange}
                onNumberChange={number.onChange}
                onBlur={number.onBlur}
                error={errorOf('invoiceOwner.identification')}
              />
            )}
          />
        )}
      />
      <div className={styles.buttons}>
        {invoiceOwner ? (
          <Button variant="subtle" loading={saving.isPending} onClick={() => void save({ invoiceOwner: null })}>
            {t('owner.consignee')}
          </Button>
        ) : null}
        <Button variant="default" onClick={form.closing(onClose)}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
