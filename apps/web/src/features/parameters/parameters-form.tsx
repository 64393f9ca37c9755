import type { Parameter, ParameterEntry } from '@app/contract/parameters.contract'
import { PARAMETER_CATALOGUE, PARAMETER_GROUPS, PARAMETER_KEYS } from '@app/domain'
import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '../../ui/form/draft-note.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ParameterExamples } from './parameter-examples.tsx'
import { ParameterField } from './parameter-field.tsx'
import { ParameterSave } from './parameter-save.tsx'
import { changedKeys, formOf } from './parameter-values.ts'
import styles from './parameters.module.css'
import { ConfirmPrices } from './unconfirmed-prices.tsx'
import { useSaveParameters } from './use-save-parameters.ts'

type Props = { inForce: readonly Parameter[]; scheduled: readonly ParameterEntry[]; onSaved: () => void }

/** Every parameter with its unit and what it does; several are changed at once, and beside them what that does to prices. */
export function ParametersForm({ inForce, scheduled, onSaved }: Props) {
  const { t } = useTranslation('parameters')
  const form = useContractForm(async () => (await import('./parameters.schemas.ts')).parametersForm, {
    defaultValues: formOf(inForce),
    draft: 'parameters',
  })
  const saving = useSaveParameters(form, inForce, onSaved)
  const { getValues, reset } = form
  // While nothing is typed, the form shows what counts: also what somebody else changed just now.
  useEffect(() => {
    if (changedKeys(getValues()).length === 0) reset(formOf(inForce))
  }, [inForce, getValues, reset])
  return (
    <FormProvider {...form}>
      <form className={styles.columns} onSubmit={form.handleSubmit(saving.save)} noValidate>
        <div className={styles.groups}>
          <DraftNote form={form} />
          <ConfirmPrices inForce={inForce} />
          <ConfirmPrices inForce={inForce} kind="unconfirmedIva" />
          {PARAMETER_GROUPS.map((group) => (
            <section key={group} className={styles.card} aria-labelledby={`parameters-${group}`}>
              <h2 id={`parameters-${group}`}>{t(`groups.${group}`)}</h2>
              <div className={styles.fields}>
                {PARAMETER_KEYS.filter((key) => PARAMETER_CATALOGUE[key].group === group).map((key) => (
                  <ParameterField
                    key={key}
                    form={form}
                    current={inForce.find((parameter) => parameter.key === key)}
                    next={scheduled.find((entry) => entry.key === key)}
                    parameter={key}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
        <div className={styles.side}>
          <ParameterSave form={form} saving={saving} inForce={inForce} />
          <ParameterExamples inForce={inForce} />
        </div>
      </form>
    </FormProvider>
  )
}
