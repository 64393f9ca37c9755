import { createUser, listUsers } from '@app/contract/endpoints/users'
import { Button } from '@mantine/core'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../session/may.tsx'
import { useMay } from '../../session/use-may.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { useAskedByAddress } from '../../ui/page/use-asked-by-address.ts'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { WaitingAdministrators } from '../approvals/waiting-approvals.tsx'
import { useAccountCounts } from './user-accounts.queries.ts'
import { UserPanel } from './user-panel.tsx'
import { typeOfView, VIEWS, type View } from './user-types.ts'
import { UsersList } from './users-list.tsx'

const NewUserDialog = lazy(async () => ({ default: (await import('./new-user-dialog.tsx')).NewUserDialog }))

const DEFAULTS = { orderBy: 'name', mode: 'asc' } as const
const ASKED = ['user'] as const
const COUNTED = VIEWS.map(typeOfView)

/** Everybody who has an account: found, opened, changed, closed. */
export function UsersPage() {
  const { t } = useTranslation('users')
  const list = useListState(listUsers, DEFAULTS)
  const view = useView(VIEWS, 'all')
  const totals = useAccountCounts(COUNTED)
  const [isAdding, setAdding] = useState(false)
  const may = useMay()
  useAskedByAddress(ASKED, () => setAdding(may(createUser)))
  const names = Object.fromEntries(VIEWS.map((name) => [name, t(`views.${name}`)])) as Record<View, string>
  const counts = Object.fromEntries(VIEWS.map((name, index) => [name, totals[index]]))
  return (
    <Page
      title={t('title')}
      sentence={t('sentence')}
      action={
        <May call={createUser}>
          <Button leftSection={<IconUserPlus aria-hidden />} onClick={() => setAdding(true)}>
            {t('new.open')}
          </Button>
        </May>
      }
    >
      <ViewTabs label={t('title')} views={names} first="all" counts={counts} />
      <WaitingAdministrators />
      <UsersList key={view} view={view} list={list} />
      <UserPanel list={list} />
      <Suspense>
        {isAdding ? (
          <NewUserDialog
            type={typeOfView(view) ?? 0}
            onClose={() => setAdding(false)}
            onCreated={({ id }) => {
              setAdding(false)
              list.open(id)
            }}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}
