import type { Price } from '@app/contract/fields/prices'
import { useTranslation } from 'react-i18next'
import { withKeys } from '../page/with-keys.ts'
import styles from './price-lines.module.css'
import { type Format, useFormat } from './use-format.ts'

type Line = Price['lines'][number]
type Props = {
  lines: readonly Line[]
  totalInCents: number
  /** What the sum is called: an estimate, a total, what is to be paid. */
  totalLabel?: string
}

/** A price is always shown with its lines, and each line with how it came to be. */
export function PriceLines({ lines, totalInCents, totalLabel }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <table className={styles.price}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('ui.priceLine')}</th>
          <th scope="col">{t('ui.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(lines).map(({ key, item: line }) => (
          <tr key={key}>
            <th scope="row">
              {line.label || t(`priceLines.${line.name}`)}
              <Basis line={line} format={format} />
            </th>
            <td>{format.money(line.amountInCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel ?? t('ui.total')}</th>
          <td>{format.money(totalInCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Basis({ line: { basis }, format }: { line: Line; format: Format }) {
  const { t } = useTranslation()
  if (!basis) return null
  if (!('weightInGrams' in basis)) {
    const shares = 'shares' in basis ? basis.shares : [basis]
    const words = shares.map(({ rateInBasisPoints, ofInCents }) =>
      t('ui.basis.percent', { percent: format.percent(rateInBasisPoints), amount: format.money(ofInCents) }),
    )
    return <span className={styles.basis}>{words.join(' + ')}</span>
  }
  const values = { weight: format.weight(basis.weightInGrams), rate: format.money(basis.rateInCentsPerKilogram) }
  return <span className={styles.basis}>{t(basis.isMinimum ? 'ui.basis.minimum' : 'ui.basis.weight', values)}</span>
}
