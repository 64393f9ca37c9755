import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { AUTHORIZED_NAME_PURPOSES, type AuthorizedNamePurpose } from '@app/domain'
import { Button, Checkbox, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { IdentificationField } from '../../ui/form/identification-field.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import styles from './add-authorized-name-dialog.module.css'
import { useAddAuthorizedName, useUpdateAuthorizedName } from './authorized-names.queries.ts'

type Props = {
  /** A person already on the list, to be changed. */
  person?: AuthorizedName
  purpose: AuthorizedNamePurpose
  onClose: () => void
  onAdded: (person: AuthorizedName) => void
}

/** A person who may collect packages, be declared or be billed in the client's place. */
export function AddAuthorizedNameDialog({ person: known, onClose, onAdded, purpose }: Props) {
  const { t } = useTranslation(['orders', 'profile'])
  useReturnFocus()
  const add = useAddAuthorizedName()
  const update = useUpdateAuthorizedName()
  const form = useContractForm(async () => (await import('./authorized-names.schemas.ts')).newAuthorizedName, {
    defaultValues: {
      name: known?.name ?? '',
      phone: known?.phone ?? '',
      identificationType: known?.identificationType ?? 'cedula',
      identification: known?.identification ?? '',
      purposes: known?.purposes ?? [purpose],
      email: known?.email ?? '',
      address: known?.address ?? '',
    },
    record: known,
  })
  const { control, register, errorOf, watch } = form
  const purposes = watch('purposes') ?? []

  const submit = form.handleSubmit(async (person) => {
    const saved = known ? update.mutateAsync({ id: known.id, body: person }) : add.mutateAsync(person)
    await saved.then(onAdded, form.refuse)
  })
  const submitAlone = (event: FormEvent) => {
    // The dialog stands inside another form for React, though not for the page.
    event.stopPropagation()
    void submit(event)
  }
  return (
    <Dialog
      opened
      onClose={form.closing(onClose)}
      title={known ? t('profile:authorizedNames.edit', { name: known.name }) : t('person.addTitle')}
      centered
    >
      <form className={styles.form} onSubmit={submitAlone} noValidate>
        <TextInput label={t('person.name')} required data-autofocus {...register('name')} error={errorOf('name')} />
        <Controller
          control={control}
          name="identification"
          render={({ field }) => (
            <IdentificationField
              type={watch('identificationType')}
              number={field.value}
              onTypeChange={(type) => form.setValue('identificationType', type, { shouldValidate: form.formState.isSubmitted })}
              onNumberChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              error={errorOf('identification')}
            />
          )}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field: { name: _name, ...field } }) => (
            <PhoneField label={t('person.phone')} required {...field} error={errorOf('phone')} />
          )}
        />
        <Controller
          control={control}
          name="purposes"
          render={({ field: { value, onChange } }) => (
            <Checkbox.Group label={t('person.purposes')} value={value} onChange={onChange} error={errorOf('purposes')}>
              <div className={styles.choices}>
                {AUTHORIZED_NAME_PURPOSES.map((one) => (
                  <Checkbox key={one} value={one} label={t(`person.purpose.${one}`)} />
                ))}
              </div>
            </Checkbox.Group>
          )}
        />
        {purposes.includes('invoice') ? (
          <>
            <TextInput type="email" label={t('person.email')} required {...register('email')} error={errorOf('email')} />
            <TextInput label={t('person.address')} {...register('address')} error={errorOf('address')} />
          </>
        ) : null}
        {purposes.includes('consignee') ? <p className={styles.quiet}>{t('person.asked')}</p> : null}
        <div className={styles.actions}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || update.isPending}>
            {known ? t('profile:authorizedNames.save') : t('person.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
