import type { UserDetail } from '@app/contract/users.contract'
import { hasDuty, OWNERS_ALONE, USER_TYPES } from '@app/domain'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { MoreButton } from '../../ui/page/more-button.tsx'
import { useUpdateUser } from './user-accounts.queries.ts'
import type { UserDialog } from './user-rest-menu.tsx'

const UserRestMenu = lazy(async () => ({ default: (await import('./user-rest-menu.tsx')).UserRestMenu }))
const UserStatusDialog = lazy(async () => ({ default: (await import('./user-status-dialog.tsx')).UserStatusDialog }))
const UserTypeDialog = lazy(async () => ({ default: (await import('./user-type-dialog.tsx')).UserTypeDialog }))
const RemoveFactorDialog = lazy(async () => ({ default: (await import('./remove-factor-dialog.tsx')).RemoveFactorDialog }))
const DutiesDialog = lazy(async () => ({ default: (await import('./duties/duties-dialog.tsx')).DutiesDialog }))
const PasswordLinkDialog = lazy(async () => ({ default: (await import('./password-link-dialog.tsx')).PasswordLinkDialog }))
const CloseAccountDialog = lazy(async () => ({
  default: (await import('../closing/close-account-dialog.tsx')).CloseAccountDialog,
}))
const EmailLinkDialog = lazy(async () => ({ default: (await import('./email-link-dialog.tsx')).EmailLinkDialog }))
const IdentityDialog = lazy(async () => ({ default: (await import('./identity-dialog.tsx')).IdentityDialog }))
const EditUserDialog = lazy(async () => ({ default: (await import('./edit-user-dialog.tsx')).EditUserDialog }))

type Props = {
  user: UserDetail
  /** Whether nothing beside it is what people come here to do. */
  isMain?: boolean
}

/** What an administrator may do with an account; with their own, only change its data. */
export function UserActions({ user, isMain = true }: Props) {
  const { t } = useTranslation('users')
  const actor = useActor()
  const isOwner = hasDuty(actor, OWNERS_ALONE)
  const mayEdit = isOwner || user.userType === USER_TYPES.client
  const [dialog, setDialog] = useState<UserDialog | 'edit' | null>(null)
  const activate = useUpdateUser(user.id, 'toast')
  const close = () => setDialog(null)
  const isActive = user.status === 'active'
  const isOwn = user.id === actor.userId
  if (user.closedAt !== null || !mayEdit || !hasDuty(actor, ['counter'])) return null
  return (
    <>
      {isActive ? null : (
        <Button loading={activate.isPending} onClick={() => activate.mutate({ status: 'active' })}>
          {t('actions.activate')}
        </Button>
      )}
      <Button variant={isActive && isMain ? 'filled' : 'default'} aria-keyshortcuts="e" onClick={() => setDialog('edit')}>
        {t('actions.edit')}
      </Button>
      {user.identityStatus === 'disputed' ? (
        <Button variant="default" onClick={() => setDialog('identity')}>
          {t('actions.verifyIdentity')}
        </Button>
      ) : null}
      {isOwner && user.userType === USER_TYPES.administrator ? (
        <Button variant="default" onClick={() => setDialog('duties')}>
          {t('actions.duties')}
        </Button>
      ) : null}
      {isOwn || !isOwner ? null : (
        <MoreButton name={t('actions.more')} menu={<UserRestMenu user={user} onChoose={setDialog} />} />
      )}
      <Suspense>
        {dialog === 'edit' ? <EditUserDialog user={user} onClose={close} /> : null}
        {dialog === 'duties' ? <DutiesDialog user={user} onClose={close} /> : null}
        {dialog === 'type' ? <UserTypeDialog user={user} onClose={close} /> : null}
        {dialog === 'removeFactor' ? <RemoveFactorDialog user={user} onClose={close} /> : null}
        {dialog === 'identity' ? <IdentityDialog user={user} onClose={close} /> : null}
        {dialog === 'passwordLink' ? <PasswordLinkDialog user={user} onClose={close} /> : null}
        {dialog === 'closeAccount' ? <CloseAccountDialog user={user} onClose={close} /> : null}
        {dialog === 'emailLink' ? <EmailLinkDialog user={user} onClose={close} /> : null}
        {dialog === 'deactivate' ? <UserStatusDialog people={[user]} status="inactive" onClose={close} /> : null}
      </Suspense>
    </>
  )
}
