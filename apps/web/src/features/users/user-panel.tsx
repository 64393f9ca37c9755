import type { UserDetail } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import type { List } from '../../ui/list/use-list-state.ts'
import { RecordPanel } from '../../ui/record/record-panel.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx'
import { ClaimantsNote } from '../identity/claimants-note.tsx'
import { useAccount } from './user-accounts.queries.ts'
import { UserActions } from './user-actions.tsx'
import { InvitedChip, UserStatusChip, UserTypeChip } from './user-chips.tsx'
import { UserClients } from './user-clients.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserFigures } from './user-figures.tsx'
import { UserOrders } from './user-orders.tsx'
import { signsIn } from './user-types.ts'

/** Everything about one person, opened by `?open=`. */
export function UserPanel({ list }: { list: List }) {
  const account = useAccount(list.openId)
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={account}
      title={({ firstName, lastName }) => `${firstName} ${lastName}`}
      status={(user) => (
        <>
          <UserTypeChip userType={user.userType} />
          <UserStatusChip {...user} />
          {isInvited(user) ? <InvitedChip /> : null}
        </>
      )}
      actions={(user) => <UserActions key={user.id} user={user} />}
    >
      {(user) => <UserParts user={user} onOpen={list.open} />}
    </RecordPanel>
  )
}

const isInvited = (user: UserDetail): boolean => !user.hasPassword && user.closedAt === null && signsIn(user)

function UserParts({ user, onOpen }: { user: UserDetail; onOpen: (id: string) => void }) {
  const { t } = useTranslation('users')
  const { userId } = useActor()
  const isClient = user.userType === USER_TYPES.client
  return (
    <>
      {user.id === userId ? <Note tone="neutral">{t('ownAccount')}</Note> : null}
      {user.closedAt === null ? null : <ClosedNote closedAt={user.closedAt} />}
      <WaitingApprovals recordId={user.id} />
      {isInvited(user) ? <InvitedNote email={user.email} /> : null}
      {user.claimants.length > 0 ? <ClaimantsNote user={user} onOpen={onOpen} /> : null}
      {isClient ? <UserFigures user={user} /> : null}
      <UserFacts user={user} />
      {isClient ? <UserOrders user={user} /> : null}
      {user.userType === USER_TYPES.associate ? <UserClients user={user} /> : null}
    </>
  )
}

function ClosedNote({ closedAt }: { closedAt: string }) {
  const { t } = useTranslation('users')
  const format = useFormat()
  return <Note tone="neutral">{t('closedHelp', { day: format.instant(closedAt) })}</Note>
}

function InvitedNote({ email }: { email: string }) {
  const { t } = useTranslation('users')
  const isMailing = useIsMailing()
  return <Note tone="neutral">{isMailing ? t('invitedHelp', { email }) : t('invitedByHand')}</Note>
}
