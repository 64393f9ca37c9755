import { exportUsers, listUsers } from '@app/contract/endpoints/users'
import type { User } from '@app/contract/users.contract'
import { EMAIL_STANDINGS, hasDuty, IDENTITY_STANDINGS, OWNERS_ALONE, USER_STATUSES } from '@app/domain'
import { Button, NativeSelect } from '@mantine/core'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useAccounts } from './user-accounts.queries.ts'
import { useUserColumns } from './user-columns.tsx'
import { UserStatusDialog } from './user-status-dialog.tsx'
import { typeOfView, type View } from './user-types.ts'

/** The accounts of one tab. Several can be activated or deactivated together; everything else is done in the panel. */
export function UsersList({ view, list }: { view: View; list: ListOf<typeof listUsers> }) {
  const { t } = useTranslation('users')
  const type = typeOfView(view)
  const [status] = USER_STATUSES.filter((one) => list.filters.status?.includes(one))
  const [identityStatus] = IDENTITY_STANDINGS.filter((one) => list.filters.identityStatus?.includes(one))
  const [emailStatus] = EMAIL_STANDINGS.filter((one) => list.filters.emailStatus?.includes(one))
  const query = {
    ...list.query,
    ...(type === null ? {} : { type: [type] }),
    ...(status ? { status: [status] } : {}),
    ...(emailStatus ? { emailStatus: [emailStatus] } : {}),
    ...(identityStatus ? { identityStatus: [identityStatus] } : {}),
  }
  const accounts = useAccounts(query)
  const columns = useUserColumns()
  const selection = useSelection<User>()
  // Of several some may be staff, who are the owners' matter.
  const isOwner = hasDuty(useActor(), OWNERS_ALONE)
  const [wanted, setWanted] = useState<User['status'] | null>(null)
  const changing = (to: User['status']) => selection.rows.filter((user) => user.status !== to)
  return (
    <>
      <DataTable
        label={t(`views.${view}`)}
        query={accounts}
        columns={columns}
        list={list}
        source={{ list: listUsers, file: exportUsers, query }}
        {...(isOwner ? { selection } : {})}
        selectionActions={
          <>
            {changing('active').length > 0 ? (
              <Button variant="default" onClick={() => setWanted('active')}>
                {t('activate.several', { count: changing('active').length })}
              </Button>
            ) : null}
            {changing('inactive').length > 0 ? (
              <Button onClick={() => setWanted('inactive')}>
                {t('deactivate.several', { count: changing('inactive').length })}
              </Button>
            ) : null}
          </>
        }
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('search')} />
            <NativeSelect
              aria-label={t('fields.status')}
              value={status ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('status', value ? [value] : null)}
              data={[
                { value: '', label: t('anyStatus') },
                ...USER_STATUSES.map((value) => ({ value, label: t(`accountStatuses.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={t('fields.emailStatus')}
              value={emailStatus ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('emailStatus', value ? [value] : null)}
              data={[
                { value: '', label: t('anyEmailStatus') },
                ...EMAIL_STANDINGS.map((value) => ({ value, label: t(`emailStatuses.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={t('fields.identity')}
              value={identityStatus ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('identityStatus', value ? [value] : null)}
              data={[
                { value: '', label: t('anyIdentityStatus') },
                ...IDENTITY_STANDINGS.map((value) => ({ value, label: t(`identityStatuses.${value}`) })),
              ]}
            />
          </Toolbar>
        }
        empty={<EmptyState icon={IconUsers} title={t(`empty.${view}`)} sentence={t('empty.help')} />}
      />
      {wanted ? (
        <UserStatusDialog
          people={changing(wanted)}
          status={wanted}
          onClose={() => setWanted(null)}
          onDone={(done) => {
            for (const user of done) selection.toggle(user)
          }}
        />
      ) : null}
    </>
  )
}
