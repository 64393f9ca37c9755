import { Textarea, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import styles from './dropshipping.module.css'
import type { Wish } from './dropshipping.queries.ts'

/** What a client wishes for: asked for the first time, or changed. */
export function WishFields({ form }: { form: ContractForm<Wish, unknown> }) {
  const { t } = useTranslation('dropshipping')
  const { register, errorOf, control } = form
  return (
    <>
      <TextInput
        type="url"
        inputMode="url"
        label={t('fields.link')}
        description={t('ask.linkHelp')}
        placeholder="https://www.amazon.com/…"
        required
        data-autofocus
        {...register('link')}
        error={errorOf('link')}
      />
      <div className={styles.pair}>
        <TextInput
          label={t('fields.description')}
          placeholder={t('ask.descriptionExample')}
          required
          {...register('description')}
          error={errorOf('description')}
        />
        <Controller
          control={control}
          name="quantity"
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
              value={Number.isNaN(field.value) ? '' : field.value}
              onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? Number.NaN : Number(value))}
              error={errorOf('quantity')}
            />
          )}
        />
      </div>
      <TextInput
        label={t('ask.options')}
        placeholder={t('ask.optionsExample')}
        {...register('options')}
        error={errorOf('options')}
      />
      <Textarea label={t('ask.comment')} autosize minRows={2} {...register('comment')} error={errorOf('comment')} />
    </>
  )
}
