import { Textarea, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './company-form.module.css'
import type { CompanyContractForm } from './company-form.tsx'

const MOST_LINES = 4

type Props = { form: CompanyContractForm; place: 'miamiAddress' | 'quitoAddress' }

/** Where a warehouse is: its lines as they are written on a label, one beneath the other. */
export function WarehouseAddressFields({ form: { control, register, errorOf }, place }: Props) {
  const { t } = useTranslation('parameters')
  return (
    <>
      <Controller
        control={control}
        name={`${place}.lines`}
        render={({ field: { value, onChange, onBlur, ...field } }) => (
          <Textarea
            label={t('company.lines')}
            description={t('company.linesHelp', { count: MOST_LINES })}
            autosize
            minRows={2}
            {...field}
            value={value.join('\n')}
            onChange={({ currentTarget }) => onChange(currentTarget.value.split('\n'))}
            onBlur={() => {
              // An empty line is nobody's address.
              onChange(value.map((line) => line.trim()).filter(Boolean))
              onBlur()
            }}
            error={errorOf(`${place}.lines`)}
          />
        )}
      />
      <div className={styles.halves}>
        <TextInput label={t('company.city')} {...register(`${place}.city`)} error={errorOf(`${place}.city`)} />
        <TextInput label={t('company.zipCode')} {...register(`${place}.zipCode`)} error={errorOf(`${place}.zipCode`)} />
      </div>
      <TextInput label={t('company.phone')} type="tel" {...register(`${place}.phone`)} error={errorOf(`${place}.phone`)} />
    </>
  )
}
