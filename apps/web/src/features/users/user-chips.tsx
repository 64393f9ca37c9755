import type { User } from '@app/contract/users.contract'
import type { UserType } from '@app/domain'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import { useTranslation } from 'react-i18next'
import { Chip, type Tone } from '../../ui/show/chip.tsx'
import { typeNameOf } from './user-types.ts'

const TONES: Record<UserType, Tone> = { client: 'blue', associate: 'violet', administrator: 'teal', courier: 'neutral' }

export function UserTypeChip({ userType }: Pick<User, 'userType'>) {
  const { t } = useTranslation('users')
  const name = typeNameOf(userType)
  return <Chip tone={TONES[name]}>{t(`types.${name}`)}</Chip>
}

export function UserStatusChip({ status, closedAt }: Pick<User, 'status' | 'closedAt'>) {
  const { t } = useTranslation('users')
  if (closedAt !== null)
    return (
      <Chip tone="neutral" icon={IconBan}>
        {t('accountStatuses.closed')}
      </Chip>
    )
  const isActive = status === 'active'
  return (
    <Chip tone={isActive ? 'green' : 'neutral'} icon={isActive ? IconCheck : IconBan}>
      {t(`accountStatuses.${status}`)}
    </Chip>
  )
}

/** Nobody signs in with this account before its mail was followed. */
export function InvitedChip() {
  const { t } = useTranslation('users')
  return (
    <Chip tone="orange" icon={IconMailForward}>
      {t('invited')}
    </Chip>
  )
}
