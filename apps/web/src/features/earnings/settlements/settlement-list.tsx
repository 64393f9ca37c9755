import type { Settlement } from '@app/contract/earnings.contract'
import { exportSettlements, listSettlements, totalSettlements } from '@app/contract/endpoints/earnings'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { StatusChip } from '../../../ui/show/status-chip.tsx'
import { TwoLines } from '../../../ui/show/two-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { SettlementPanel } from './settlement-panel.tsx'
import { useSettlements } from './settlements.queries.ts'

const SUMS = { call: totalSettlements, under: 'settlements', of: ({ totalInCents }: Settlement) => ({ totalInCents }) }

const DEFAULTS = { keeps: ['earning', 'associate'] } as const

type Props = {
  /** Of one associate, where administrators chose one. */
  associateId?: string | undefined
  namesAssociate?: boolean
  filters?: React.ReactNode
}

/** What was paid at once, newest first; each opens with its packages and its document. */
export function SettlementList({ associateId, namesAssociate = false, filters }: Props) {
  const { t } = useTranslation('settlements')
  const list = useListState(listSettlements, DEFAULTS)
  const query = { ...list.query, ...(associateId ? { associateId } : {}) }
  return (
    <>
      <DataTable
        label={t('title')}
        query={useSettlements(query)}
        columns={useColumns(namesAssociate)}
        list={list}
        source={{ list: listSettlements, file: exportSettlements, query, totals: SUMS }}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t(namesAssociate ? 'search' : 'searchOwn')} />
            {filters}
          </Toolbar>
        }
        empty={<EmptyState icon={IconReceipt} title={t('empty')} sentence={t('emptyHelp')} />}
      />
      <SettlementPanel list={list} />
    </>
  )
}

function useColumns(namesAssociate: boolean): Column<Settlement>[] {
  const { t } = useTranslation(['settlements', 'administrator'])
  const format = useFormat()
  return [
    { id: 'code', header: t('fields.code'), cell: ({ code }) => code, sortable: true, card: 'title' },
    { id: 'status', header: t('fields.status'), cell: ({ status }) => <StatusChip status={status} />, card: 'status' },
    {
      id: 'paidOn',
      header: t(namesAssociate ? 'fields.associate' : 'fields.paidOn'),
      cell: ({ associate, paidOn, method, account, kind }) => {
        const how = [t(`administrator:bills.methods.${method}`), account?.name ?? ''].filter(Boolean).join(' · ')
        const day = kind === 'paid' ? format.day(paidOn) : t('receivedOn', { day: format.day(paidOn) })
        return <TwoLines first={namesAssociate ? associate.name : day} second={namesAssociate ? `${day} · ${how}` : how} />
      },
      sortable: true,
      width: '34%',
    },
    { id: 'orders', header: t('fields.orders'), cell: ({ orders }) => orders, align: 'right', card: 'hidden' },
    {
      id: 'earnedInCents',
      header: t('fields.earned'),
      cell: ({ earnedInCents }) => <Money cents={earnedInCents} />,
      align: 'right',
      card: 'hidden',
    },
    {
      id: 'takenBackInCents',
      header: t('fields.takenOff'),
      cell: ({ takenBackInCents }) => <Money cents={takenBackInCents} />,
      align: 'right',
      card: 'hidden',
    },
    {
      id: 'totalInCents',
      header: t('fields.total'),
      cell: ({ totalInCents }) => (
        <strong>
          <Money cents={totalInCents} />
        </strong>
      ),
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  ]
}
