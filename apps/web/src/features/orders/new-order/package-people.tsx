import { type Category, type RetailParameters, valueWithTax } from '@app/domain'
import { Radio } from '@mantine/core'
import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PersonSelect } from '../../authorized-names/person-select.tsx'
import { QuotaLeft } from '../../authorized-names/quota-left.tsx'
import { CategoryChoices } from './category-choice.tsx'
import styles from './new-order.module.css'
import type { OrderingClient } from './ordering-client.ts'

/** The fields of whatever form this stands in. */
type Values = { category: Category; consigneeAuthorizedNameId: string | null; pickupAuthorizedNameId: string | null }

type Props = {
  /** For whom staff ask; none: the signed-in client. */
  client?: OrderingClient | undefined
  title: string
  parameters: RetailParameters | undefined
  /** Of the goods, before tax. */
  worthInCents: number
  errorOf: (name: keyof Values) => string | undefined
}

/** What is decided for a request as a whole: the category, who is declared, who collects. */
export function PackagePeople({ client, title, parameters, worthInCents, errorOf }: Props) {
  const { t } = useTranslation('orders')
  const heading = useId()
  const { control } = useFormContext<Values>()
  const [category, consigneeId] = useWatch({ control, name: ['category', 'consigneeAuthorizedNameId'] })
  const declaredInCents = parameters ? valueWithTax(worthInCents, parameters) : 0
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <Radio.Group label={t('fields.category')} {...field}>
            <div className={styles.categories}>
              <CategoryChoices parameters={parameters} />
            </div>
          </Radio.Group>
        )}
      />
      <PersonField
        client={client}
        name="consigneeAuthorizedNameId"
        purpose="consignee"
        label={t('fields.consignee')}
        errorOf={errorOf}
      >
        {t('newOrder.consigneeHelp')}
      </PersonField>
      {category === 'B' ? <QuotaLeft client={client} consigneeId={consigneeId} valueInCents={declaredInCents} /> : null}
      <PersonField client={client} name="pickupAuthorizedNameId" purpose="pickup" label={t('newOrder.pickup')} errorOf={errorOf}>
        {t('newOrder.pickupHelp')}
      </PersonField>
    </section>
  )
}

type PersonProps = Pick<Props, 'client' | 'errorOf'> & {
  name: 'consigneeAuthorizedNameId' | 'pickupAuthorizedNameId'
  purpose: 'consignee' | 'pickup'
  label: string
  children: string
}

function PersonField({ client, name, purpose, label, errorOf, children }: PersonProps) {
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <PersonSelect
          client={client}
          label={label}
          description={children}
          purpose={purpose}
          value={value}
          onChange={onChange}
          error={errorOf(name)}
        />
      )}
    />
  )
}
