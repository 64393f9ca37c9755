import type { BillDetail } from '@app/contract/bills.contract'
import { sum } from '@app/domain'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './credit-notes.module.css'
import { leftOf } from './credited-amounts.ts'

type Props = { bill: BillDetail; chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void }

/** The packages of a bill, each with what is left of it before IVA; not those that it let go of. */
export function PackagesToCredit({ bill, chosen, onChoose }: Props) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  const billed = bill.orders.filter(({ isReleased }) => !isReleased)
  return (
    <fieldset className={styles.choices}>
      <legend>{t('packages')}</legend>
      <ul>
        {billed.map(({ id, code, description }) => {
          const leftInCents = sum(bill.lines.filter(({ orderId }) => orderId === id).map(leftOf))
          return (
            <li key={id}>
              <Checkbox
                checked={chosen.has(id)}
                disabled={leftInCents === 0}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                label={code}
                description={leftInCents === 0 ? t('nothingLeft') : description}
              />
              <span className="tabular">{format.money(leftInCents)}</span>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
