import {
  exportClientsOfAssociate,
  exportClientsWithoutAssociate,
  listClientsOfAssociate,
  listClientsWithoutAssociate,
} from '@app/contract/endpoints/users'
import type { User } from '@app/contract/users.contract'
import { Button, Switch } from '@mantine/core'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import type { ListSource } from '../../ui/list/list-source.ts'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import styles from './assignment.module.css'
import { useClientColumns } from './client-columns.tsx'
import { useAssignment } from './use-assignment.ts'
import { useClientsOf, useClientsWithoutAssociate } from './users.queries.ts'

export type Side = 'free' | 'theirs'
type Props = {
  side: Side
  list: ListOf<typeof listClientsWithoutAssociate, 'associate'>
  associate: { id: string; name: string } | null
}

/** One side of the exchange: clients without associate, or those of the chosen one. */
export function AssignmentClients({ side, list, associate }: Props) {
  const { t } = useTranslation('administrator')
  const [withOpenOrders, setWithOpenOrders] = useState(false)
  const selection = useSelection<User>()
  const { assign, unassign, isPending } = useAssignment(associate?.id ?? null, selection.clear)
  const free = useClientsWithoutAssociate(list.query, side === 'free')
  const theirs = useClientsOf(associate?.id ?? null, list.query, side === 'theirs')
  const columns = useClientColumns()
  const name = associate?.name ?? ''
  const emptyKey = side === 'free' ? 'noFreeClients' : 'noClients'
  return (
    <DataTable
      label={t(`assignment.sides.${side}`, { name })}
      query={side === 'free' ? free : theirs}
      columns={columns}
      list={list}
      source={sourceOf(side, associate?.id ?? '', list)}
      opens={false}
      selection={selection}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('assignment.searchClient')} />
        </Toolbar>
      }
      empty={
        <EmptyState
          icon={IconUsersGroup}
          title={t(`assignment.${emptyKey}`)}
          sentence={t(`assignment.${emptyKey}Help`, { name })}
        />
      }
      selectionActions={
        side === 'free' ? (
          <>
            <Switch
              className={styles.switch}
              label={t('assignment.withOpenOrders')}
              checked={withOpenOrders}
              onChange={({ currentTarget }) => setWithOpenOrders(currentTarget.checked)}
            />
            <Button
              leftSection={<IconUserPlus aria-hidden />}
              loading={isPending}
              disabled={!associate}
              onClick={() => assign(selection.rows, withOpenOrders)}
            >
              {associate ? t('assignment.assignTo', { name }) : t('assignment.chooseFirst')}
            </Button>
          </>
        ) : (
          <Button leftSection={<IconUserMinus aria-hidden />} loading={isPending} onClick={() => unassign(selection.rows)}>
            {t('assignment.takeFrom', { name })}
          </Button>
        )
      }
    />
  )
}

const sourceOf = (
  side: Side,
  associateId: string,
  { query }: ListOf<typeof listClientsWithoutAssociate, 'associate'>,
): ListSource<User> =>
  side === 'free'
    ? { list: listClientsWithoutAssociate, file: exportClientsWithoutAssociate, query }
    : { list: listClientsOfAssociate, file: exportClientsOfAssociate, params: { id: associateId }, query }
