import type { RetailParameters } from '@app/domain'
import { Button, TextInput } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { GoodsNote } from '../../orders/goods/goods-note.tsx'
import { TariffSelect } from '../../tariffs/tariff-select.tsx'
import { storeOf, tidyLink } from './product-link.ts'
import styles from './purchase-form.module.css'
import type { PurchaseValues } from './purchase-values.ts'

type Props = {
  index: number
  parameters: RetailParameters | undefined
  errorOf: (name: string) => string | undefined
  onRemove: (() => void) | null
}

/** One product: where it is, what it is, how many, for how much and up to how much. */
export function PurchaseItemFields({ index, parameters, errorOf, onRemove }: Props) {
  const { t } = useTranslation('purchases')
  const { register, getValues, setValue } = useFormContext<PurchaseValues>()
  const path = `items.${index}` as const
  const category = useWatch<PurchaseValues, 'category'>({ name: 'category' })
  const link = register(`${path}.link`)
  /** A link comes as it was copied: it is put in order, and says which shop it is of. */
  const leaveLink = () => {
    const tidy = tidyLink(getValues(`${path}.link`))
    setValue(`${path}.link`, tidy, { shouldValidate: true })
    if (!getValues(`${path}.store`)) setValue(`${path}.store`, storeOf(tidy))
  }
  return (
    <section className={styles.card} aria-label={t('form.product', { position: index + 1 })}>
      <header className={styles.cardHeader}>
        <h2>{t('form.product', { position: index + 1 })}</h2>
        {onRemove ? (
          <Button variant="subtle" size="compact-sm" leftSection={<IconTrash aria-hidden />} onClick={onRemove}>
            {t('form.removeProduct')}
          </Button>
        ) : null}
      </header>
      <TextInput
        type="url"
        inputMode="url"
        label={t('form.link')}
        description={t('form.linkHelp')}
        placeholder="https://www.amazon.com/…"
        autoComplete="off"
        required
        {...link}
        onBlur={(event) => {
          void link.onBlur(event)
          leaveLink()
        }}
        error={errorOf(`${path}.link`)}
      />
      <div className={styles.wideFirst}>
        <TextInput
          label={t('form.description')}
          placeholder={t('form.descriptionExample')}
          required
          {...register(`${path}.description`)}
          error={errorOf(`${path}.description`)}
        />
        <TextInput label={t('form.store')} placeholder="Amazon" {...register(`${path}.store`)} error={errorOf(`${path}.store`)} />
      </div>
      <GoodsNote of={path} parameters={parameters} />
      <TextInput
        label={t('form.options')}
        placeholder={t('form.optionsExample')}
        {...register(`${path}.options`)}
        error={errorOf(`${path}.options`)}
      />
      {category === 'C' ? <TariffSelect name={`${path}.tariffId`} error={errorOf(`${path}.tariffId`)} /> : null}
      <Prices path={path} errorOf={errorOf} />
    </section>
  )
}

type PricesProps = { path: `items.${number}`; errorOf: Props['errorOf'] }

function Prices({ path, errorOf }: PricesProps) {
  const { t } = useTranslation('purchases')
  const { control } = useFormContext<PurchaseValues>()
  const form = { control, errorOf }
  return (
    <>
      <div className={styles.prices}>
        <Controller
          control={control}
          name={`${path}.quantity`}
          render={({ field }) => (
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              label={t('form.quantity')}
              required
              {...field}
              value={field.value ?? ''}
              onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? null : Number(value))}
              error={errorOf(`${path}.quantity`)}
            />
          )}
        />
        <Field as={MoneyField} form={form} name={`${path}.unitPriceInCents`} label={t('form.unitPrice')} required />
        <Field as={MoneyField} form={form} name={`${path}.unitPriceLimitInCents`} label={t('form.limit')} />
      </div>
      <p className={styles.hint}>{t('form.limitHelp')}</p>
    </>
  )
}
