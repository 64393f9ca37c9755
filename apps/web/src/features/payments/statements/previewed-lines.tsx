import type { StatementPreview } from '@app/contract/payments.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './statements.module.css'

const SEPARATORS = { ';': 'semicolon', '\t': 'tab', '|': 'bar', ',': 'comma' } as const
const SIGNS = { '.': 'point', ',': 'comma' } as const

/** What the file was taken for, in one line. */
function ReadAs({ readAs: { separator, encoding, decimalSign, dayOrder } }: Pick<StatementPreview, 'readAs'>) {
  const { t } = useTranslation('accounts')
  const said = [
    separator === null
      ? t('statements.import.readAs.workbook')
      : t('statements.import.readAs.text', {
          separator: t(`statements.import.readAs.separators.${SEPARATORS[separator]}`),
          encoding,
        }),
    decimalSign && t(`statements.import.readAs.decimals.${SIGNS[decimalSign]}`),
    dayOrder && t(`statements.import.readAs.days.${dayOrder}`),
  ]
  return <p className={styles.quiet}>{said.filter(Boolean).join(' · ')}</p>
}

/** The first lines as they were read, to see that days and amounts are what the bank means. */
export function PreviewedLines({ preview: { lines, lineCount, skippedCount, skipped, readAs } }: { preview: StatementPreview }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  // Lines of a file have no other name than their place.
  const placed = lines.map((line, place) => ({ ...line, place }))
  return (
    <>
      <ReadAs readAs={readAs} />
      <table className={styles.table}>
        <caption>{t('statements.import.first', { shown: lines.length, count: lineCount })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statements.columns.day')}</th>
            <th scope="col">{t('statements.columns.words')}</th>
            <th scope="col" className={styles.right}>
              {t('payments.columns.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {placed.map(({ day, amountInCents, reference, text, place }) => (
            <tr key={place}>
              <td>{format.day(day)}</td>
              <td>{[reference, text].filter(Boolean).join(' · ')}</td>
              <td className={styles.right}>{format.money(amountInCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {skippedCount > 0 ? (
        <p className={styles.quiet}>{t('statements.import.skipped', { count: skippedCount, rows: skipped.join(', ') })}</p>
      ) : null}
    </>
  )
}
