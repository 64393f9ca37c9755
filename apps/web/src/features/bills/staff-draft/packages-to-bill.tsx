import type { Order } from '@app/contract/orders.contract'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Weight } from '../../../ui/show/weight.tsx'
import styles from './bill-client.module.css'

type Props = { orders: readonly Order[]; ticked: ReadonlySet<string>; onChange: (ticked: ReadonlySet<string>) => void }

/** The packages of a client that can be billed, each of which can be left out. */
export function PackagesToBill({ orders, ticked, onChange }: Props) {
  const { t } = useTranslation('bills')
  const count = orders.filter(({ id }) => ticked.has(id)).length
  const toggle = (id: string, isTicked: boolean) =>
    onChange(new Set(isTicked ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  return (
    <fieldset className={styles.choices}>
      <legend>{t('draft.packages')}</legend>
      <div className={styles.all}>
        <Checkbox
          label={t('draft.all')}
          checked={count === orders.length}
          indeterminate={count > 0 && count < orders.length}
          onChange={() => onChange(new Set(count === orders.length ? [] : orders.map(({ id }) => id)))}
        />
        <span role="status">{t('draft.chosen', { count, total: orders.length })}</span>
      </div>
      <ul className={styles.scrolling}>
        {orders.map(({ id, code, description, weights, weightInGrams }) => (
          <li key={id}>
            <Checkbox
              checked={ticked.has(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              label={code}
              description={description}
            />
            <Weight grams={weights.finalInGrams ?? weightInGrams} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
