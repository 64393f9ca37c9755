import type { Price } from '@app/contract/fields/prices'
import { useTranslation } from 'react-i18next'
import { withKeys } from '../page/with-keys.ts'
import styles from './price-lines.module.css'
import { TreatmentMark } from './treatment-mark.tsx'
import { type Format, useFormat } from './use-format.ts'

type Line = Price['lines'][number]
type Props = {
  lines: readonly Line[]
  totalInCents: number
  /** What the sum is called: an estimate, a total, what is to be paid. */
  totalLabel?: string
}

/** A price is always shown with its lines, and each line with how it came to be and how IVA treats it. */
export function PriceLines({ lines, totalInCents, totalLabel }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const ivaInBasisPoints = rateOfIva(lines)
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
              <span>{line.label || t(`priceLines.${line.name}`)}</span>{' '}
              <TreatmentMark treatment={line.treatment} ivaInBasisPoints={ivaInBasisPoints} />
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

/** A price of which IVA is charged later says none. */
function rateOfIva(lines: readonly Line[]): number | undefined {
  const basis = lines.find(({ name }) => name === 'iva')?.basis
  return basis && 'rateInBasisPoints' in basis ? basis.rateInBasisPoints : undefined
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
