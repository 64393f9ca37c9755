import type { List as Listed } from '@app/contract/fields/list'
import { MOST_TOTALLED } from '@app/contract/fields/list-limits'
import type { Summed } from '@app/contract/totals/list-totals'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListSource, RowSums } from '../list/list-source.ts'
import { useFormat } from '../show/use-format.ts'
import styles from './list-totals.module.css'
import { sumsOf, useListTotals } from './use-list-totals.ts'

type Props<Row> = {
  source: ListSource<Row> & Required<Pick<ListSource<Row>, 'totals'>>
  data: readonly Row[]
  meta: Listed<unknown>['meta']
  /** What is ticked, where anything is: its sums take the place of the others. */
  chosen: readonly Row[]
}

/** What a list comes to, in its foot: of what is ticked, else of all that matches on whatever page. */
export function ListTotals<Row>({ source, data, meta, chosen }: Props<Row>) {
  const { t } = useTranslation('table')
  const format = useFormat()
  const totals = useListTotals(source, { data, meta })
  if (chosen.length > 0)
    return (
      <Sums
        what={t('totals.chosen', { count: chosen.length, number: format.number(chosen.length) })}
        sums={sumsOf(chosen, source.totals.of)}
      />
    )
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
