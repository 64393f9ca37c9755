import { LANGUAGES, latestAdultBirthDate, USER_TYPES } from '@app/domain'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '../../i18n/language.ts'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { IdentificationField } from '../../ui/form/identification-field.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { PlaceFields } from '../../ui/form/place-fields.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import type { AccountInput, AccountValues } from './user-values.ts'
import styles from './users.module.css'

type Props = {
  form: ContractForm<AccountValues, AccountInput>
  /** After the first order it stays (domain, section 4). */
  isIdentificationLocked?: boolean
  emailHelp?: string
}

/** Everything that an account says of its person. */
export function AccountFields({ form, isIdentificationLocked = false, emailHelp }: Props) {
  const { t } = useTranslation('users')
  const { control, register, errorOf, watch, setValue } = form
  const isClient = watch('userType') === USER_TYPES.client
  const side = (name: 'province' | 'city') => ({
    name,
    value: watch(name),
    onChange: (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    error: errorOf(name),
  })
  return (
    <>
      <div className={styles.halves}>
        <TextInput label={t('fields.firstName')} required {...register('firstName')} error={errorOf('firstName')} />
        <TextInput label={t('fields.lastName')} required {...register('lastName')} error={errorOf('lastName')} />
      </div>
      <Controller
        control={control}
        name="identification"
        render={({ field }) => (
          <IdentificationField
            type={watch('identificationType')}
            number={field.value}
            onTypeChange={(type) =>
              setValue('identificationType', type, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            }
            onNumberChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            disabled={isIdentificationLocked}
            description={isIdentificationLocked ? t('identificationLocked') : undefined}
            error={errorOf('identification')}
          />
        )}
      />
      <TextInput
        label={t('fields.email')}
        required
        type="email"
        autoComplete="off"
        {...register('email')}
        {...(emailHelp ? { description: emailHelp, inputWrapperOrder: ['label', 'input', 'description', 'error'] } : {})}
        error={errorOf('email')}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field: { name: _name, ...field } }) => (
          <PhoneField label={t('fields.phone')} required {...field} error={errorOf('phone')} />
        )}
      />
      <Controller
        control={control}
        name="birthDate"
        render={({ field: { value, onChange, ...field } }) => (
          <DateField
            label={t('fields.birthDate')}
            max={latestAdultBirthDate(new Date())}
            {...field}
            value={value ?? ''}
            onChange={(day) => onChange(day || null)}
            error={errorOf('birthDate')}
          />
        )}
      />
      <PlaceFields province={side('province')} city={side('city')} />
      <TextInput label={t('fields.address')} required {...register('address')} error={errorOf('address')} />
      <NativeSelect
        label={t('fields.language')}
        {...register('language')}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      {isClient ? (
        <Controller
          control={control}
          name="hasDiscount"
          render={({ field: { value, onChange, ...field } }) => (
            <Switch
              label={t('fields.hasDiscount')}
              description={t('hasDiscountHelp')}
              {...field}
              checked={value ?? false}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
          )}
        />
      ) : null}
    </>
  )
}
