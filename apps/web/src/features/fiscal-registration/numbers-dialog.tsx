import type { FiscalRegistration, FiscalSequence } from '@app/contract/fiscal/fiscal-registration.contract'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useUpdateFiscalRegistration } from './fiscal-registration.queries.ts'

const keyOf = ({ environment, kind }: FiscalSequence) => `${environment} ${kind}`

/** Numbers that another program gave before: the next ones follow them, and only rise. */
export function NumbersDialog({ registration, onClose }: { registration: FiscalRegistration; onClose: () => void }) {
  const { t } = useTranslation('parameters')
  const { data, sequences } = registration
  const inUse = sequences.filter(
    ({ establishment, emissionPoint }) => establishment === data.establishment && emissionPoint === data.emissionPoint,
  )
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const update = useUpdateFiscalRegistration()
  const numbers = inUse.flatMap((sequence) => {
    const next = Number(typed[keyOf(sequence)] ?? sequence.next)
    return next === sequence.next ? [] : [{ environment: sequence.environment, kind: sequence.kind, next }]
  })
  return (
    <FormDialog
      title={t('fiscal.numbers.changeTitle', { series: `${data.establishment}-${data.emissionPoint}` })}
      confirmLabel={t('fiscal.numbers.save')}
      isSending={update.isPending}
      error={update.error}
      isBlocked={numbers.length === 0 || numbers.some(({ next }) => !Number.isInteger(next) || next < 1)}
      onSubmit={async (event) => {
        event.preventDefault()
        await update.mutateAsync({ ...data, numbers })
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('fiscal.numbers.changeSentence')}</p>
      {inUse.map((sequence) => (
        <TextInput
          key={keyOf(sequence)}
          label={t('fiscal.numbers.nextOf', {
            kind: t(`fiscal.kinds.${sequence.kind}`),
            environment: t(`fiscal.environments.${sequence.environment}`),
          })}
          inputMode="numeric"
          value={typed[keyOf(sequence)] ?? String(sequence.next)}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [keyOf(sequence)]: value }))}
        />
      ))}
    </FormDialog>
  )
}
