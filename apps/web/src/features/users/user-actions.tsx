import type { UserDetail } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { Button, Menu } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useActor } from '../../session/use-actor.ts'
import { useUpdateAccount } from './user-accounts.queries.ts'
import { UserStatusDialog } from './user-status-dialog.tsx'
import { UserTypeDialog } from './user-type-dialog.tsx'

const EditUserDialog = lazy(async () => ({ default: (await import('./edit-user-dialog.tsx')).EditUserDialog }))

/** What an administrator may do with an account; with their own, only change its data. */
export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  const { userId } = useActor()
  const [dialog, setDialog] = useState<'edit' | 'type' | 'deactivate' | null>(null)
  const activate = useUpdateAccount(user.id, 'toast')
  const close = () => setDialog(null)
  const isActive = user.status === 'active'
  const isOwn = user.id === userId
  return (
    <>
      {isActive ? null : (
        <Button loading={activate.isPending} onClick={() => activate.mutate({ status: 'active' })}>
          {t('actions.activate')}
        </Button>
      )}
      <Button variant={isActive ? 'filled' : 'default'} onClick={() => setDialog('edit')}>
        {t('actions.edit')}
      </Button>
      {isOwn ? null : (
        <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots aria-hidden />}>
              {t('actions.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setDialog('type')}>{t('actions.changeType')}</Menu.Item>
            {user.userType === USER_TYPES.client ? (
              <Menu.Item component={Link} to="/administration/asignacion">
                {t('actions.assign')}
              </Menu.Item>
            ) : null}
            {isActive ? <Menu.Item onClick={() => setDialog('deactivate')}>{t('actions.deactivate')}</Menu.Item> : null}
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>{dialog === 'edit' ? <EditUserDialog user={user} onClose={close} /> : null}</Suspense>
      {dialog === 'type' ? <UserTypeDialog user={user} onClose={close} /> : null}
      {dialog === 'deactivate' ? <UserStatusDialog people={[user]} status="inactive" onClose={close} /> : null}
    </>
  )
}
