import { businessDay, methodsTakenBy } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { DateField } from '../../../ui/day-field/date-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import styles from '../../../ui/form/halves.module.css'
import { AccountField } from '../../company/account-field.tsx'
import { CashGoesTo } from '../../drawers/cash-goes-to.tsx'
import type { PaymentForm } from '../bills.schemas.ts'

type Props = {
  form: Pick<UseFormReturn<PaymentForm>, 'register' | 'control' | 'watch'> & { errorOf: (name: string) => string | undefined }
}

/** When, how and where the money came: of every bill that is confirmed at once. */
export function ReceivedFields({ form }: Props) {
  const { register, control, watch, errorOf } = form
  const { t } = useTranslation(['administrator', 'bills'])
  const actor = useActor()
  return (
    <>
      <div className={styles.halves}>
        <Field
          as={DateField}
          form={form}
          name="receivedOn"
          label={t('bills:receivedOn')}
          required
          max={businessDay(new Date())}
        />
        <NativeSelect
          label={t('bills.method')}
          {...register('method')}
          error={errorOf('method')}
          data={methodsTakenBy(actor).map((value) => ({ value, label: t(`bills.methods.${value}`) }))}
        />
      </div>
      <Controller
        control={control}
        name="accountId"
        render={({ field: { value, onChange } }) => (
          <AccountField value={value} method={watch('method')} onChange={onChange} error={errorOf('accountId')} />
        )}
      />
      <CashGoesTo method={watch('method')} accountId={watch('accountId')} />
    </>
  )
}
