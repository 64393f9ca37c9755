import type { List as Listed } from '@app/contract/fields/list'
import { MOST_TOTALLED } from '@app/contract/fields/list-limits'
import type { Summed } from '@app/contract/totals/list-totals'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListSource, RowSums } from '../list/list-source.ts'
import { useFormat } from '../show/use-format.ts'
import styles from './list-totals.module.css'
import { useListTotals } from './use-list-totals.ts'

type Props<Row> = {
  source: ListSource<Row> & Required<Pick<ListSource<Row>, 'totals'>>
  data: readonly Row[]
  meta: Listed<unknown>['meta']
}

/** What a list comes to, in its foot: all that matches, on whatever page. The bar says what is ticked. */
export function ListTotals<Row>({ source, data, meta }: Props<Row>) {
  const { t } = useTranslation('table')
  const format = useFormat()
  const totals = useListTotals(source, { data, meta })
  if (totals.is === 'sums') return <Sums what={t('totals.all', { number: format.number(totals.count) })} sums={totals.sums} />
  if (totals.is === 'waiting') return <p className={styles.totals}>{t('totals.waiting')}</p>
  if (totals.is === 'tooMany')
    return <p className={styles.totals}>{t('totals.tooMany', { most: format.number(MOST_TOTALLED) })}</p>
  return (
    <p className={styles.totals} role="status">
      {t('totals.failed')}
      <Button variant="subtle" size="compact-sm" onClick={totals.retry}>
        {t('common:ui.tryAgain')}
      </Button>
    </p>
  )
}

function Sums({ what, sums }: { what: string; sums: RowSums }) {
  const { t } = useTranslation('table')
  const format = useFormat()
  return (
    <p className={styles.totals}>
      <span className={styles.sum}>{what}</span>
      {(Object.entries(sums) as [Summed, number][]).map(([name, value]) => (
        <span key={name} className={styles.sum}>
          {t(`totals.of.${name}`)}{' '}
          <strong className="tabular">{name === 'weightInGrams' ? format.weight(value) : format.money(value)}</strong>
        </span>
      ))}
    </p>
  )
}
