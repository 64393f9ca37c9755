import type { Charge } from '@app/contract/charges.contract'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { TreatmentField } from '../../../ui/form/treatment-field.tsx'
import { useFieldProblem } from '../new-order/use-field-problem.ts'
import styles from './extra-charges-fields.module.css'
import { chosenCharge } from './extra-charges-values.ts'

type Props = { position: number; offered: readonly Charge[]; onRemove?: () => void }

/** One charge: of the catalogue, or of its own with a name and a treatment. */
export function ExtraChargeFields({ position, offered, onRemove }: Props) {
  const { t } = useTranslation('bundles')
  const { control, register, watch } = useFormContext()
  const problem = useFieldProblem()
  const path = `charges.${position}`
  const isOwn = watch(`${path}.chargeId`) === ''
  return (
    <fieldset
      className={onRemove ? styles.charge : `${styles.charge} ${styles.single}`}
      aria-label={t('charges.nth', { position: position + 1 })}
    >
      <Kind path={path} offered={offered} />
      <Controller
        control={control}
        name={`${path}.amountInCents`}
        render={({ field }) => (
          <MoneyField label={t('charges.amount')} required {...field} error={problem(`${path}.amountInCents`)} />
        )}
      />
      {onRemove ? (
        <ActionIcon variant="subtle" size="lg" onClick={onRemove} aria-label={t('charges.remove', { position: position + 1 })}>
          <IconTrash aria-hidden />
        </ActionIcon>
      ) : null}
      {isOwn ? (
        <div className={styles.own}>
          <TextInput label={t('charges.name')} required {...register(`${path}.name`)} error={problem(`${path}.name`)} />
          <Controller
            control={control}
            name={`${path}.treatment`}
            render={({ field: { ref: _ref, ...field } }) => <TreatmentField label={t('charges.treatment')} {...field} />}
          />
        </div>
      ) : null}
      <TextInput
        className={styles.note}
        label={t('charges.note')}
        {...register(`${path}.note`)}
        error={problem(`${path}.note`)}
      />
    </fieldset>
  )
}

/** A charge that the catalogue offers no more stays what it is until another is chosen. */
function Kind({ path, offered }: { path: string; offered: readonly Charge[] }) {
  const { t } = useTranslation('bundles')
  const { getValues, setValue, watch } = useFormContext()
  const chargeId: string = watch(`${path}.chargeId`)
  const isGone = chargeId !== '' && !offered.some(({ id }) => id === chargeId)
  const choose = (id: string) => {
    const charge = offered.find((one) => one.id === id)
    const chosen = charge ? chosenCharge(charge) : { chargeId: id, ...(id === '' ? { name: '' } : {}) }
    setValue(path, { ...getValues(path), ...chosen }, { shouldDirty: true, shouldValidate: Boolean(charge) })
  }
  return (
    <NativeSelect
      label={t('charges.kind')}
      value={chargeId}
      onChange={({ currentTarget: { value } }) => choose(value)}
      data={[
        { value: '', label: t('charges.own') },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ...(isGone ? [{ value: chargeId, label: getValues(`${path}.name`) }] : []),
      ]}
    />
  )
}
