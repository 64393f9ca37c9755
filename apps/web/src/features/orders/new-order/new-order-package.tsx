import type { RetailParameters } from '@app/domain'
import { Button, Textarea, TextInput } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { GoodsNote } from '../goods/goods-note.tsx'
import type { Box } from '../ways/typed-package.ts'
import { ItemFields } from './item-fields.tsx'
import styles from './new-order.module.css'
import { NewOrderLimits } from './new-order-limits.tsx'
import { NewOrderTracking } from './new-order-tracking.tsx'
import type { ItemValues, NewOrderValues } from './new-order-values.ts'
import { NewOrderWays } from './new-order-ways.tsx'
import { useFieldProblem } from './use-field-problem.ts'
import { useLimits } from './use-limits.ts'

type Props = {
  index: number
  parameters: RetailParameters | undefined
  onRemove: (() => void) | null
  onSplit: (boxes: Box<ItemValues>[]) => void
}

/** One package of a new order: how it comes, what is in it, what it weighs, and its papers. */
export function NewOrderPackage({ index, parameters, onRemove, onSplit }: Props) {
  const { t } = useTranslation('orders')
  const { control, register } = useFormContext<NewOrderValues>()
  const category = useWatch({ control, name: 'category' })
  const problem = useFieldProblem()
  const limits = useLimits(index, parameters)
  const path = `packages.${index}` as const
  return (
    <section className={styles.card} aria-label={t('newOrder.package', { position: index + 1 })}>
      <header className={styles.cardHeader}>
        <h2>{t('newOrder.package', { position: index + 1 })}</h2>
        {onRemove ? (
          <Button variant="subtle" size="compact-sm" leftSection={<IconTrash aria-hidden />} onClick={onRemove}>
            {t('newOrder.removePackage')}
          </Button>
        ) : null}
      </header>
      <NewOrderTracking path={path} />
      <TextInput label={t('fields.store')} placeholder="Amazon" {...register(`${path}.store`)} error={problem(`${path}.store`)} />
      <TextInput
        label={t('newOrder.storeOrderNumber')}
        description={t('newOrder.storeOrderNumberHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        {...register(`${path}.storeOrderNumber`)}
        error={problem(`${path}.storeOrderNumber`)}
      />
      <ItemFields
        name={`${path}.items`}
        several={parameters?.areOrderItemsEnabled ?? true}
        isClassed={category === 'C'}
        noteOf={(item) => <GoodsNote of={item} parameters={parameters} />}
      />
      <Controller
        control={control}
        name={`${path}.storeWeightInGrams`}
        render={({ field }) => (
          <WeightField
            label={t('newOrder.weight')}
            description={t('newOrder.weightHelp')}
            {...field}
            error={limits.weight ?? problem(`${path}.storeWeightInGrams`)}
          />
        )}
      />
      <NewOrderLimits index={index} parameters={parameters} valueProblem={limits.value ?? problem(`${path}.value`)} />
      {parameters ? <NewOrderWays index={index} parameters={parameters} onSplit={onSplit} /> : null}
      <Controller
        control={control}
        name={`${path}.files.invoice`}
        render={({ field: { value, onChange } }) => (
          <FileDrop label={t('newOrder.invoice')} files={value} onChange={onChange} multiple />
        )}
      />
      <Controller
        control={control}
        name={`${path}.files.photos`}
        render={({ field: { value, onChange } }) => (
          <FileDrop label={t('newOrder.photos')} files={value} onChange={onChange} multiple />
        )}
      />
      <Textarea
        label={t('fields.comment')}
        autosize
        minRows={2}
        {...register(`${path}.comment`)}
        error={problem(`${path}.comment`)}
      />
    </section>
  )
}
