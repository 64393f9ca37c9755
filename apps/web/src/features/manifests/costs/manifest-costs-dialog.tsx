import type { ManifestDetail } from '@app/contract/manifests.contract'
import { MANIFEST_COSTS } from '@app/domain'
import { TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useHeldRecord } from '../../../ui/edit/use-held-record.ts'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import card from '../manifest-card.module.css'
import styles from './manifest-costs.module.css'
import { useSetManifestCosts } from './manifest-costs.queries.ts'

type Props = { manifest: ManifestDetail; costs: NonNullable<ManifestDetail['costs']>; onClose: () => void }

/** All four at once: what is left empty is not known yet. */
export function ManifestCostsDialog({ manifest, costs, onClose }: Props) {
  const { t } = useTranslation('administrator')
  const setting = useSetManifestCosts(manifest.id)
  // Another actor's costs are shown where these would be lost.
  useHeldRecord(manifest, true, onClose)
  const { register, control, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('./manifest-costs.schemas.ts')).costsForm,
    { defaultValues: costs },
  )
  const submit = handleSubmit((body) => setting.mutateAsync(body).then(onClose))
  return (
    <FormDialog
      title={t('manifests.costs.ofManifest', { code: manifest.code })}
      confirmLabel={t('manifests.costs.confirm')}
      isSending={setting.isPending}
      error={setting.error}
      onSubmit={submit}
      onClose={closing(onClose)}
      size={560}
    >
      <p className={card.quiet}>{t('manifests.costs.help')}</p>
      {MANIFEST_COSTS.map((name) => (
        <div key={name} className={styles.pair}>
          <Controller
            control={control}
            name={`${name}.amountInCents`}
            render={({ field }) => (
              <MoneyField label={t(`manifests.costs.of.${name}`)} {...field} error={errorOf(`${name}.amountInCents`)} />
            )}
          />
          <TextInput
            label={t('manifests.costs.note')}
            aria-label={t('manifests.costs.noteOf', { cost: t(`manifests.costs.of.${name}`) })}
            autoComplete="off"
            {...register(`${name}.note`)}
            error={errorOf(`${name}.note`)}
          />
        </div>
      ))}
    </FormDialog>
  )
}
