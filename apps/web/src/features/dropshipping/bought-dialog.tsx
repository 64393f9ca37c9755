import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { Button, Radio, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { WeightField } from '../../ui/form/weight-field.tsx'
import { CategoryGauge } from '../../ui/show/category-gauge.tsx'
import { PersonSelect } from '../authorized-names/person-select.tsx'
import { CategoryChoices } from '../orders/new-order/category-choice.tsx'
import { useRetailParameters } from '../retail-parameters/retail-parameters.queries.ts'
import styles from './dropshipping.module.css'
import { useUpdateDropshipping } from './dropshipping.queries.ts'

const NOTHING = {
  category: 'B',
  store: '',
  tracking: '',
  storeWeightInGrams: null,
  consigneeAuthorizedNameId: null,
  pickupAuthorizedNameId: null,
} as const

/** The house bought it: what the order that it becomes needs. The tracking may come later. */
export function BoughtDialog({ request, onClose }: { request: Dropshipping; onClose: () => void }) {
  const { t } = useTranslation(['dropshipping', 'orders'])
  const { id, code, client, quote } = request
  const { data: parameters } = useRetailParameters()
  const buy = useUpdateDropshipping(id, 'purchase')
  const form = useContractForm(async () => (await import('./dropshipping.schemas.ts')).dropshippingBought, {
    defaultValues: NOTHING,
    draft: `dropshippingBought:${id}`,
  })
  const { control, register, errorOf, watch } = form
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((bought) => buy.mutateAsync({ action: 'purchase', ...bought }).then(done, form.refuse))
  const goods = quote?.price.lines.find(({ name }) => name === 'goods')?.amountInCents ?? 0
  return (
    <Dialog opened onClose={onClose} title={t('bought.title', { code })} size={560} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.hint}>{t('bought.sentence', { name: client.name })}</p>
        <div className={styles.halves}>
          <TextInput
            label={t('bought.store')}
            placeholder="Amazon"
            data-autofocus
            {...register('store')}
            error={errorOf('store')}
          />
          <TextInput label={t('bought.tracking')} {...register('tracking')} error={errorOf('tracking')} />
        </div>
        <Field as={WeightField} form={form} name="storeWeightInGrams" label={t('bought.weight')} />
        <Controller
          control={control}
          name="category"
          render={({ field: { value = 'B', ...field } }) => (
            <Radio.Group label={t('bought.category')} value={value} {...field} error={errorOf('category')}>
              <div className={styles.categories}>
                <CategoryChoices parameters={parameters} />
              </div>
            </Radio.Group>
          )}
        />
        {parameters ? (
          <CategoryGauge
            category={watch('category') ?? 'B'}
            weightInGrams={watch('storeWeightInGrams') ?? 0}
            valueInCents={goods}
            parameters={parameters}
          />
        ) : null}
        {(['consignee', 'pickup'] as const).map((purpose) => (
          <Controller
            key={purpose}
            control={control}
            name={`${purpose}AuthorizedNameId`}
            render={({ field: { value, onChange } }) => (
              <PersonSelect
                client={client}
                purpose={purpose}
                label={t(`bought.${purpose}`)}
                description={t(`orders:newOrder.${purpose}Help`)}
                value={value ?? null}
                onChange={onChange}
                error={errorOf(`${purpose}AuthorizedNameId`)}
              />
            )}
          />
        ))}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={buy.isPending}>
            {t('bought.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
