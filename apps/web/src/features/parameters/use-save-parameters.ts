import type { Parameter } from '@app/contract/parameters.contract'
import type { ParameterKey } from '@app/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query-client.ts'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import { showUndo } from '../../ui/say/toast.ts'
import { atParameters, changedKeys, type ParametersForm, updateOf } from './parameter-values.ts'
import { useUpdateParameters } from './parameters.queries.ts'
import type { parametersForm } from './parameters.schemas.ts'

export type ParametersContractForm = ContractForm<z.input<typeof parametersForm>, ParametersForm>

export type SavingParameters = {
  save: (values: ParametersForm) => Promise<void>
  isSaving: boolean
  /** What somebody else changed since it was read: the person decides before anything is sent. */
  conflicting: readonly ParameterKey[]
  keepMine: () => void
  takeTheirs: () => void
}

/** Sends what changed, says so with a way back, and lets the person decide where somebody else was faster. */
export function useSaveParameters(
  form: ParametersContractForm,
  inForce: readonly Parameter[],
  onSaved: () => void,
): SavingParameters {
  const { t } = useTranslation('parameters')
  const update = useUpdateParameters()
  const undo = useUpdateParameters()
  const [conflicting, setConflicting] = useState<readonly ParameterKey[]>([])

  const save = async (values: ParametersForm) => {
    const body = updateOf(values)
    const keys = changedKeys(values)
    if (keys.length === 0) return
    await update.mutateAsync(body).then(
      (after) => {
        const numbers = new Map(after.map(({ key, number }) => [key, number]))
        const back = keys.map((key) => ({ key, value: values.read[key].value, number: numbers.get(key) ?? 0 }))
        showUndo(t('saved'), () => undo.mutate({ parameters: back, reason: t('undone') }))
        form.forgetDraft()
        onSaved()
      },
      (error: unknown) => {
        const isConflict = error instanceof ApiError && error.code === 'parameterChangedMeanwhile'
        if (!isConflict) return form.refuse(atParameters(error, keys))
        const changed = Array.isArray(error.details.keys) ? error.details.keys : keys
        void queryClient.invalidateQueries({ queryKey: ['parameters'] }).then(() => setConflicting(changed as ParameterKey[]))
      },
    )
  }

  const settle = (changeValue: boolean) => () => {
    for (const { key, value, number } of inForce.filter((parameter) => conflicting.includes(parameter.key))) {
      form.setValue(`read.${key}`, { value, number })
      if (changeValue) form.setValue(`values.${key}`, value, { shouldValidate: true })
    }
    setConflicting([])
  }
  return { save, isSaving: update.isPending, conflicting, keepMine: settle(false), takeTheirs: settle(true) }
}
