import type { EarningOrder } from '@app/contract/earnings.contract'
import { exportEarnings, listEarnings, settleEarnings } from '@app/contract/endpoints/earnings'
import type { Owed } from '@app/contract/fields/owed'
import { sum } from '@app/domain'
import { Button, SegmentedControl } from '@mantine/core'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { type ListOf, useListState } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useEarningColumns } from '../../earnings/earning-columns.tsx'
import { useEarnings } from '../../earnings/earnings.queries.ts'
import { SettlementList } from '../../earnings/settlements/settlement-list.tsx'
import { ToTakeOff } from '../../earnings/settlements/to-take-off.tsx'
import { OrderPanel } from '../../orders/show/order-panel.tsx'
import { PayAssociateOwed } from './pay-associate-owed.tsx'

const PayAssociateDialog = lazy(async () => ({ default: (await import('./pay-associate-dialog.tsx')).PayAssociateDialog }))

const DEFAULTS = { keeps: ['earning', 'associate'] } as const
type Own = (typeof DEFAULTS)['keeps'][number]
const SIDES = ['collected', 'settled', 'settlements'] as const
type Side = (typeof SIDES)[number]

/** What clients paid and associates are owed: chosen by order, settled once, and what was settled at once. */
export function PayAssociates() {
  const list = useListState(listEarnings, DEFAULTS)
  const side: Side = SIDES.find((one) => list.filters.earning?.includes(one)) ?? 'collected'
  const [associateId] = list.filters.associate ?? []
  const [settled, setSettled] = useState<Owed['associate'] | null>(null)
  return (
    <>
      <PayAssociateOwed
        chosenId={associateId ?? null}
        onChoose={(id) => list.setFilter('associate', id ? [id] : null)}
        onSettle={setSettled}
      />
      <Suspense>
        {settled ? (
          <PayAssociateDialog associate={settled} onClose={() => setSettled(null)} onDone={() => setSettled(null)} />
        ) : null}
      </Suspense>
      {associateId ? <ToTakeOff associateId={associateId} /> : null}
      {side === 'settlements' ? (
        <SettlementList key={associateId} associateId={associateId} namesAssociate filters={<Sides side={side} list={list} />} />
      ) : (
        <Earnings key={`${side}-${associateId ?? ''}`} side={side} associateId={associateId} list={list} />
      )}
    </>
  )
}

type SidesProps = { side: Side; list: ListOf<typeof listEarnings, Own> }

function Sides({ side, list }: SidesProps) {
  const { t } = useTranslation('administrator')
  return (
    <SegmentedControl
      aria-label={t('associatePay.which')}
      value={side}
      onChange={(next) => list.setFilter('earning', next === 'collected' ? null : [next])}
      data={SIDES.map((value) => ({ value, label: t(`associatePay.sides.${value}`) }))}
    />
  )
}

type EarningsProps = {
  side: Exclude<Side, 'settlements'>
  associateId: string | undefined
  list: ListOf<typeof listEarnings, Own>
}

function Earnings({ side, associateId, list }: EarningsProps) {
  const { t } = useTranslation('administrator')
  const selection = useSelection<EarningOrder>()
  const [isPaying, setPaying] = useState(false)
  const may = useMay()
  const query = { ...list.query, earningStatus: [side], ...(associateId ? { associateId } : {}) }
  const earnings = useEarnings(query)
  const columns = useEarningColumns({ namesAssociate: true })
  const areOfOne = new Set(selection.rows.map(({ associate }) => associate.id)).size <= 1
  return (
    <>
      <DataTable
        label={t(`associatePay.sides.${side}`)}
        query={earnings}
        columns={columns}
        list={list}
        source={{ list: listEarnings, file: exportEarnings, query }}
        {...(side === 'collected' && may(settleEarnings) ? { selection } : {})}
        totals={(rows) => ({ amountInCents: sum(rows.map(({ earning }) => earning.profitInCents)) })}
        selectionActions={
          <Button leftSection={<IconCash aria-hidden />} disabled={!areOfOne} onClick={() => setPaying(true)}>
            {areOfOne ? t('associatePay.pay', { name: selection.rows[0]?.associate.name ?? '' }) : t('associatePay.oneAtATime')}
          </Button>
        }
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('associatePay.search')} />
            <Sides side={side} list={list} />
          </Toolbar>
        }
        empty={
          <EmptyState
            icon={IconUsersGroup}
            title={t(`associatePay.empty.${side}`)}
            sentence={t(`associatePay.empty.${side}Help`)}
          />
        }
      />
      <Suspense>
        {isPaying && selection.rows[0] ? (
          <PayAssociateDialog
            associate={selection.rows[0].associate}
            orders={selection.rows}
            onClose={() => setPaying(false)}
            onDone={() => {
              setPaying(false)
              selection.clear()
            }}
          />
        ) : null}
      </Suspense>
      <OrderPanel list={list} />
    </>
  )
}
