import type { BillDetail } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { TreatmentMark } from '../../../ui/show/treatment-mark.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './credit-notes.module.css'
import { type Amounts, isAbove, leftOf } from './credited-amounts.ts'

type Props = { bill: BillDetail; amounts: Amounts; onType: (lineId: string, cents: number | null) => void }

/** Every line that has something left, with a field for what of it is given back. A discount is typed as it is taken off. */
export function LineAmounts({ bill, amounts, onType }: Props) {
  const { t } = useTranslation(['credit-notes', 'orders'])
  const format = useFormat()
  const codeOf = new Map(bill.orders.map(({ id, code }) => [id, code]))
  const lines = bill.lines.filter((line) => leftOf(line) !== 0)
  return (
    <fieldset className={styles.choices}>
      <legend>{t('lines')}</legend>
      <ul>
        {lines.map((line) => {
          const name = line.label || t(`orders:priceLines.${line.name}`)
          const sign = leftOf(line) < 0 ? -1 : 1
          const code = codeOf.get(line.orderId) ?? ''
          return (
            <li key={line.id}>
              <p>
                <strong>{name}</strong> <TreatmentMark treatment={line.treatment} ivaInBasisPoints={bill.ivaInBasisPoints} />
                <span className={styles.quiet}>{t('left', { code, amount: format.money(leftOf(line)) })}</span>
              </p>
              <MoneyField
                label={null}
                aria-label={t('amountOf', { name, code })}
                value={(amounts[line.id] ?? 0) * sign}
                onChange={(cents) => onType(line.id, cents === null ? null : cents * sign)}
                error={isAbove(amounts[line.id] ?? 0, leftOf(line)) ? t('moreThanLeft') : undefined}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
