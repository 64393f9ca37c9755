import { LANGUAGES, latestAdultBirthDate } from '@app/domain'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '../../i18n/language.ts'
import { useMe } from '../../session/use-session.ts'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { DraftNote } from '../../ui/form/draft-note.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { PlaceFields } from '../../ui/form/place-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { AccountIdentification } from './account-identification.tsx'
import { useUpdateProfile } from './profile.queries.ts'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

export function AccountForm() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const update = useUpdateProfile()
  const { firstName, lastName, birthDate, phone, province, city, address, language, identificationType, identification } = me
  const form = useContractForm(async () => (await import('./profile.schemas.ts')).profile, {
    defaultValues: {
      firstName,
      lastName,
      birthDate,
      phone,
      province,
      city,
      address,
      language,
      identificationType,
      identification,
    },
    draft: 'account',
    record: me,
  })
  const { control, register, errorOf, watch, setValue } = form
  const submit = form.handleSubmit((body) => update.mutateAsync(body).then(form.forgetDraft, form.refuse))
  const side = (name: 'province' | 'city') => ({
    name,
    value: watch(name),
    onChange: (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    error: errorOf(name),
  })
  return (
    <SectionCard title={t('account.title')} sentence={me.email}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DraftNote form={form} />
        <div className={styles.row}>
          <TextInput label={t('account.firstName')} required {...register('firstName')} error={errorOf('firstName')} />
          <TextInput label={t('account.lastName')} required {...register('lastName')} error={errorOf('lastName')} />
        </div>
        <AccountIdentification form={form} isLocked={me.isIdentificationLocked} />
        <Field
          as={DateField}
          form={form}
          name="birthDate"
          label={t('account.birthDate')}
          required
          max={latestAdultBirthDate(new Date())}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field: { name: _name, ...field } }) => (
            <PhoneField label={t('account.phone')} required {...field} error={errorOf('phone')} />
          )}
        />
        <PlaceFields province={side('province')} city={side('city')} />
        <TextInput label={t('account.address')} required {...register('address')} error={errorOf('address')} />
        <NativeSelect
          label={t('account.mailLanguage')}
          {...register('language')}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={update.isPending}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
