import { latestAdultBirthDate } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { IdentificationField } from '../../ui/form/identification-field.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { PlaceFields } from '../../ui/form/place-fields.tsx'
import styles from './form.module.css'
import { TextField } from './form-fields.tsx'
import type { SignUpValues } from './sign-up-values.ts'
import type { LightForm } from './use-light-form.ts'

/** Who the person is and where packages reach them. */
export function SignUpPerson({ form: { values, set, field } }: { form: LightForm<SignUpValues> }) {
  const { t } = useTranslation('signed-out')
  const change = (name: keyof SignUpValues) => (value: string) => set(name, value)
  const { name: _name, value: _value, ...identification } = field('identification')
  return (
    <>
      <div className={styles.row}>
        <TextField label={t('firstName')} autoComplete="given-name" field={field('firstName')} onChange={change('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" field={field('lastName')} onChange={change('lastName')} />
      </div>
      <IdentificationField
        {...identification}
        type={values.identificationType}
        number={values.identification}
        onTypeChange={change('identificationType')}
        onNumberChange={change('identification')}
      />
      <DateField
        label={t('birthDate')}
        required
        autoComplete="bday"
        max={latestAdultBirthDate(new Date())}
        description={t('birthDateHelp')}
        {...field('birthDate')}
        onChange={change('birthDate')}
      />
      <PhoneField {...field('phone')} label={t('phone')} required onChange={change('phone')} />
      <PlaceFields
        province={{ ...field('province'), onChange: change('province') }}
        city={{ ...field('city'), onChange: change('city') }}
      />
      <TextField
        label={t('address')}
        autoComplete="street-address"
        description={t('addressHelp')}
        field={field('address')}
        onChange={change('address')}
      />
    </>
  )
}
