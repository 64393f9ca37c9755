import type { Parameter, ParameterEntry } from '@app/contract/parameters.contract'
import type { ParameterKey } from '@app/domain'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ParameterInput } from './parameter-input.tsx'
import styles from './parameters.module.css'
import { useMoment, useParameterText } from './use-parameter-text.ts'
import type { ParametersContractForm } from './use-save-parameters.ts'

type Props = {
  form: ParametersContractForm
  parameter: ParameterKey
  current: Parameter | undefined
  /** What was announced for it. */
  next: ParameterEntry | undefined
}

/** One parameter: what it does, its value, since when it counts, and what it will be. */
export function ParameterField({ form: { control, errorOf, watch }, parameter, current, next }: Props) {
  const { t } = useTranslation('parameters')
  const textOf = useParameterText()
  const read = watch(`read.${parameter}`)
  const isChanged = watch(`values.${parameter}`) !== read.value
  const momentOf = useMoment()
  const since = current && momentOf(current.validFrom)
  return (
    <div className={styles.field} data-changed={isChanged}>
      <Controller
        control={control}
        name={`values.${parameter}`}
        render={({ field }) => (
          <ParameterInput
            parameter={parameter}
            label={t(`names.${parameter}`)}
            description={t(`does.${parameter}`)}
            {...field}
            error={errorOf(`values.${parameter}`)}
          />
        )}
      />
      <p className={styles.since}>
        {isChanged ? `${t('before', { value: textOf(parameter, read.value) })} · ` : null}
        {since ? t('since', { day: since }) : t('initial')}
      </p>
      {next ? (
        <p className={styles.next}>{t('next', { value: textOf(parameter, next.value), when: momentOf(next.validFrom) })}</p>
      ) : null}
    </div>
  )
}
