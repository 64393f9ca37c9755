import { PAYMENT_METHODS } from '@app/domain'
import { NativeSelect, TextInput } from '@mantine/core'
import type { ControllerRenderProps, UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/day-field/date-field.tsx'
import styles from '../../../ui/form/halves.module.css'
import { useCompanyAccounts } from '../../company/company.queries.ts'
import type { SettlingForm } from './settlements.schemas.ts'

type Name = keyof SettlingForm
type Props = {
  /** Where it is not the day of a settlement. */
  dayLabel?: string
  register: UseFormRegister<SettlingForm>
  paidOn: Pick<ControllerRenderProps<SettlingForm, 'paidOn'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'disabled'>
  errorOf: (name: Name) => string | undefined
  referenceHelp: string
}

/** When, how and from which account. What is not chosen is the account that the method goes to by itself. */
export function SettlingFields({ register, paidOn, errorOf, referenceHelp, dayLabel }: Props) {
  const { t } = useTranslation(['settlements', 'administrator'])
  const accounts = useCompanyAccounts().data ?? []
  return (
    <>
      <div className={styles.halves}>
        <DateField label={dayLabel ?? t('fields.paidOn')} required {...paidOn} error={errorOf('paidOn')} />
        <NativeSelect
          label={t('fields.method')}
          {...register('method')}
          error={errorOf('method')}
          data={PAYMENT_METHODS.map((value) => ({ value, label: t(`administrator:bills.methods.${value}`) }))}
        />
      </div>
      <NativeSelect
        label={t('fields.account')}
        {...register('accountId')}
        error={errorOf('accountId')}
        data={[
          { value: '', label: t('fields.usualAccount') },
          ...accounts.map(({ id, kind, name }) => ({ value: id, label: kind === 'cash' ? t('fields.cash') : name })),
        ]}
      />
      <TextInput
        label={t('administrator:bills.reference')}
        description={referenceHelp}
        autoComplete="off"
        {...register('reference')}
        error={errorOf('reference')}
      />
    </>
  )
}
