import { exportReceivables, listReceivables } from '@app/contract/endpoints/receivables/receivables'
import type { ReceivableTotals } from '@app/contract/receivables/receivables.contract'
import { PAYMENT_PROMISE_STATES, RECEIVABLE_AGES } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useReceivableColumns } from './receivable-columns.tsx'
import { ReceivablePanel } from './receivable-panel.tsx'
import styles from './receivables.module.css'
import { useReceivables } from './receivables.queries.ts'

/** What clients owe, by how old it is. */
export function ReceivablesPage() {
  const { t } = useTranslation('accounts')
  const list = useListState(listReceivables)
  const [age] = RECEIVABLE_AGES.filter((one) => list.filters.age?.includes(one))
  const [state] = PAYMENT_PROMISE_STATES.filter((one) => list.filters.promise?.includes(one))
  const query = { ...list.query, ...(age ? { age: [age] } : {}), ...(state ? { promise: [state] } : {}) }
  const { q, from, to } = list.query
  const days = from && to ? { from, to } : {}
  // Of all ages, so that a figure stays where it is while it narrows the list.
  const totals = useReceivables({ limit: 1, ...(q && { q }), ...days }).data?.totals
  const receivables = useReceivables(query)
  return (
    <Page title={t('receivables.title')} sentence={t('receivables.sentence')}>
      {totals && totals.clients > 0 ? (
        <Ages totals={totals} pressed={age ?? null} onPress={(one) => list.setFilter('age', one === null ? null : [one])} />
      ) : null}
      <DataTable
        label={t('receivables.title')}
        query={receivables}
        columns={useReceivableColumns()}
        list={list}
        source={{ list: listReceivables, file: exportReceivables, query }}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('receivables.search')} />
            <NativeSelect
              aria-label={t('receivables.promise.title')}
              value={state ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('promise', value ? [value] : null)}
              data={[
                { value: '', label: t('receivables.promise.any') },
                ...PAYMENT_PROMISE_STATES.map((value) => ({ value, label: t(`receivables.promise.states.${value}`) })),
              ]}
            />
          </Toolbar>
        }
        empty={<EmptyState icon={IconMoodSmile} title={t('receivables.empty')} sentence={t('receivables.emptyHelp')} />}
      />
      <ReceivablePanel list={list} />
    </Page>
  )
}

type Age = (typeof RECEIVABLE_AGES)[number]
type AgesProps = { totals: ReceivableTotals; pressed: Age | null; onPress: (age: Age | null) => void }

/** What is due of each age: each figure is a filter, the first one takes it off. */
function Ages({ totals, pressed, onPress }: AgesProps) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const figure = (age: Age | null, label: string, inCents: number) => (
    <button key={label} type="button" aria-pressed={pressed === age} onClick={() => onPress(age)} data-age={age ?? 'all'}>
      <span>{label}</span>
      <strong className="tabular">{format.money(inCents)}</strong>
    </button>
  )
  return (
    <div className={styles.head}>
      <fieldset className={styles.ages}>
        <legend>{t('receivables.byAge')}</legend>
        {figure(null, t('receivables.all', { count: totals.clients }), totals.dueInCents)}
        {RECEIVABLE_AGES.map((age) => figure(age, t(`receivables.ages.${age}`), totals.ages[age]))}
      </fieldset>
      {totals.creditInCents > 0 ? (
        <p className={styles.quiet}>{t('receivables.credit', { amount: format.money(totals.creditInCents) })}</p>
      ) : null}
    </div>
  )
}
