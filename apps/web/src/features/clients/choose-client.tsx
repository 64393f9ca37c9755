import { listUsers } from '@app/contract/endpoints/users'
import type { User } from '@app/contract/users.contract'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { asExtra, type Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useClientSource, useClients } from '../people/reachable-clients.queries.ts'

const DEFAULTS = { orderBy: 'name', mode: 'asc' } as const

/** Whose page is wanted: found by name, mail, casillero or number; going back leads here again. */
export function ChooseClient() {
  const { t } = useTranslation('clients')
  const { role } = useActor()
  const [search, setSearch] = useSearchParams()
  const list = useListState(listUsers, DEFAULTS)
  const clients = useClients(list.query)
  const wanted = search.get('new')
  const open = (client: string) => setSearch(wanted === null ? { client } : { client, new: wanted })
  // A client is a page of its own here, no panel: the search and the order of this list are not theirs.
  const choosing = { ...list, openId: null, open }
  return (
    <DataTable
      label={t('clients')}
      query={clients}
      list={choosing}
      source={useClientSource(list.query)}
      columns={useClientColumns()}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('search')} />
        </Toolbar>
      }
      empty={<EmptyState icon={IconUsersGroup} title={t('noClients')} sentence={t(`noClientsHelp.${role}`)} />}
    />
  )
}

function useClientColumns(): Column<User>[] {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const { role } = useActor()
  const associate: Column<User> = {
    id: 'associate',
    header: t('associate'),
    cell: (client) => client.associate?.name ?? t('none'),
  }
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ firstName, lastName, email }) => <TwoLines first={`${firstName} ${lastName}`} second={email} />,
      sortable: true,
      width: '40%',
      card: 'title',
    },
    { id: 'casilleroCode', header: t('casillero'), cell: ({ casilleroCode }) => casilleroCode ?? '—', card: 'status' },
    ...(role === 'associate' ? [] : [associate]),
    { id: 'city', header: t('city'), cell: ({ city }) => city || '—', sortable: true },
    asExtra({ id: 'phone', header: t('phone'), cell: ({ phone }) => phone || '—' }),
    {
      id: 'openOrders',
      header: t('openOrders'),
      cell: ({ openOrders }) => format.number(openOrders),
      align: 'right',
      card: 'figure',
    },
  ]
}
