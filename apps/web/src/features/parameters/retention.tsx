import { exportRetentionRuns, listRetentionRuns } from '@app/contract/endpoints/personal-data'
import type { RetentionRun } from '@app/contract/personal-data.contract'
import { RETENTION_KINDS, type RetentionKind } from '@app/domain'
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { Facts } from '../../ui/show/facts.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './parameters.module.css'
import { useParameters, useRetentionRuns } from './parameters.queries.ts'
import { useParameterText } from './use-parameter-text.ts'

const DEFAULTS = { orderBy: 'startedAt', mode: 'desc' } as const
const KINDS = Object.keys(RETENTION_KINDS) as RetentionKind[]

/** How long each kind is kept, and what was removed night by night. */
export function Retention() {
  const { t } = useTranslation('parameters')
  const list = useListState(listRetentionRuns, DEFAULTS)
  const runs = useRetentionRuns(list.query)
  return (
    <div className={styles.groups}>
      <p>{t('retention.sentence')}</p>
      <section className={styles.card} aria-labelledby="retention-kinds">
        <h2 id="retention-kinds">{t('retention.kinds')}</h2>
        <Lengths />
      </section>
      <DataTable
        label={t('retention.runs')}
        query={runs}
        columns={useRunColumns()}
        list={list}
        source={{ list: listRetentionRuns, file: exportRetentionRuns, query: list.query }}
        opens={false}
        empty={<EmptyState icon={IconClockX} title={t('retention.empty')} />}
      />
    </div>
  )
}

function Lengths() {
  const { t } = useTranslation('parameters')
  const inForce = useParameters()
  const textOf = useParameterText()
  const lengthOf = (kind: RetentionKind) => inForce.data?.find(({ key }) => key === RETENTION_KINDS[kind])?.value ?? null
  return (
    <Facts
      facts={KINDS.map((kind) => ({
        label: t(`names.${RETENTION_KINDS[kind]}`),
        value: textOf(RETENTION_KINDS[kind], lengthOf(kind)),
      }))}
    />
  )
}

function useRunColumns(): Column<RetentionRun>[] {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  return [
    {
      id: 'startedAt',
      header: t('retention.day'),
      cell: ({ day }) => <time dateTime={day}>{format.day(day)}</time>,
      card: 'title',
      sortable: true,
    },
    { id: 'removed', header: t('retention.removed'), cell: (run) => <RemovedRows {...run} />, width: '60%' },
    {
      id: 'finishedAt',
      header: t('retention.finished'),
      cell: ({ finishedAt }) => (finishedAt === null ? t('retention.unfinished') : format.instant(finishedAt)),
    },
  ]
}

function RemovedRows({ removed }: Pick<RetentionRun, 'removed'>) {
  const { t } = useTranslation('parameters')
  if (removed.length === 0) return t('retention.nothing')
  return removed
    .map(({ kind, count }) => t('retention.removedOf', { name: t(`names.${RETENTION_KINDS[kind]}`), count }))
    .join(' · ')
}
