import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Fragment, type ReactNode } from 'react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { TariffSelect } from '../../tariffs/tariff-select.tsx'
import styles from './item-fields.module.css'
import { emptyItem } from './new-order-values.ts'
import { useFieldProblem } from './use-field-problem.ts'

type Props = {
  /** Where the form around it keeps the items. */
  name: string
  /** The configuration may switch several items a package off. */
  several: boolean
  /** What they are called together; the package's contents unless told. */
  legend?: string
  /** A quote needs no names; an order does. */
  isDescriptionOptional?: boolean
  /** Category C: each item has its class. */
  isClassed?: boolean
  /** What is said of an item under it, by its path. */
  noteOf?: (path: string) => ReactNode
}

/** What is in a package: description, quantity and unit price of every item. */
export function ItemFields({ name, several, legend, isDescriptionOptional = false, isClassed = false, noteOf }: Props) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name })
  return (
    <fieldset className={styles.items}>
      <legend>{legend ?? t('newOrder.items')}</legend>
      {fields.map(({ id }, index) => (
        <Fragment key={id}>
          <ItemRow
            path={`${name}.${index}`}
            position={index + 1}
            isDescribed={!isDescriptionOptional}
            isClassed={isClassed}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
          {noteOf?.(`${name}.${index}`)}
        </Fragment>
      ))}
      {several ? (
        <Button
          variant="subtle"
          size="sm"
          className={styles.add}
          leftSection={<IconPlus aria-hidden />}
          onClick={() => append(emptyItem())}
        >
          {t('newOrder.addItem')}
        </Button>
      ) : null}
    </fieldset>
  )
}

type RowProps = { path: string; position: number; isDescribed: boolean; isClassed: boolean; onRemove: (() => void) | null }

function ItemRow({ path, position, isDescribed, isClassed, onRemove }: RowProps) {
  const { t } = useTranslation('orders')
  const { control, register } = useFormContext()
  const problem = useFieldProblem()
  return (
    <div className={styles.item}>
      <TextInput
        label={t('fields.description')}
        placeholder={t('newOrder.itemExample')}
        required={isDescribed}
        {...register(`${path}.description`)}
        error={problem(`${path}.description`)}
      />
      <Controller
        control={control}
        name={`${path}.quantity`}
        render={({ field }) => (
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={999}
            step={1}
            label={t('fields.quantity')}
            required
            {...field}
            value={field.value ?? ''}
            onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? null : Number(value))}
            error={problem(`${path}.quantity`)}
          />
        )}
      />
      <Controller
        control={control}
        name={`${path}.unitPriceInCents`}
        render={({ field }) => (
          <MoneyField label={t('fields.unitPrice')} required {...field} error={problem(`${path}.unitPriceInCents`)} />
        )}
      />
      {isClassed ? <TariffSelect name={`${path}.tariffId`} error={problem(`${path}.tariffId`)} /> : null}
      {onRemove ? (
        <ActionIcon variant="subtle" size="lg" onClick={onRemove} aria-label={t('newOrder.removeItem', { position })}>
          <IconTrash aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  )
}
