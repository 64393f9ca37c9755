import type { ClientToBill, ToBillTotals } from '@app/contract/billing/clients-to-bill.contract'
import { exportClientsToBill, listClientsToBill } from '@app/contract/endpoints/billing/clients-to-bill'
import { createBill } from '@app/contract/endpoints/bills'
import { sum } from '@app/domain'
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { Figures } from '../../../ui/show/facts.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RecentRun } from '../../runs/recent-run.tsx'
import { BillClientButton } from '../staff-draft/bill-client-button.tsx'
import { BillClients } from './bill-clients.tsx'
import { useClientsToBill } from './clients-to-bill.queries.ts'
import { useToBillColumns } from './to-bill-columns.tsx'

/** Clients whose packages were weighed in Quito and are on no bill: one is billed in a dialog, many by a run. */
export function ToBillPage() {
  const { t } = useTranslation('bills')
  const list = useListState(listClientsToBill)
  const selection = useSelection<ClientToBill>()
  const may = useMay()
  const clients = useClientsToBill(list.query)
  const totals = clients.data?.totals
  return (
    <Page title={t('toBill.title')} sentence={t('toBill.sentence')}>
      {totals && totals.clients > 0 ? <Totals totals={totals} /> : null}
      <RecentRun acts={['billClients']} />
      <DataTable
        label={t('toBill.title')}
        query={clients}
        columns={useToBillColumns()}
        list={list}
        source={{ list: listClientsToBill, file: exportClientsToBill, query: list.query }}
        opens={false}
        {...(may(createBill) ? { selection } : {})}
        totals={(rows) => ({
          weightInGrams: sum(rows.map(({ weightInGrams }) => weightInGrams)),
          amountInCents: sum(rows.map(({ totalInCents }) => totalInCents)),
        })}
        selectionActions={
          <BillClients wanted={{ ids: selection.ids }} count={selection.rows.length} onStarted={selection.clear} />
        }
        rowAction={({ client }) => <BillClientButton client={client} variant="default" />}
        toolbar={
          <Toolbar act={<BillClients wanted={{ query: list.query }} count={clients.data?.meta.total ?? 0} />}>
            <SearchField list={list} placeholder={t('toBill.search')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconMoodSmile} title={t('toBill.empty')} sentence={t('toBill.emptyHelp')} />}
      />
    </Page>
  )
}

function Totals({ totals: { clients, packages, weightInGrams, withIncident } }: { totals: ToBillTotals }) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  return (
    <Figures
      facts={[
        { label: t('toBill.clients'), value: format.number(clients) },
        { label: t('toBill.columns.packages'), value: format.number(packages) },
        { label: t('toBill.columns.weight'), value: format.weight(weightInGrams) },
        { label: t('toBill.leftOut'), value: format.number(withIncident) },
      ]}
    />
  )
}
