import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import type { UserDetail } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import { Link } from '../../ui/edit/link.tsx'
import { MoreMenu } from '../../ui/page/more-menu.tsx'
import { signsIn } from './user-types.ts'

/** What opens from here. */
export type UserDialog =
  | 'duties'
  | 'type'
  | 'deactivate'
  | 'removeFactor'
  | 'identity'
  | 'passwordLink'
  | 'closeAccount'
  | 'emailLink'

type Props = { user: UserDetail; onChoose: (dialog: UserDialog) => void }

/** What changes who an account belongs to, or whether it works. */
export function UserRestMenu({ user, onChoose }: Props) {
  const { t } = useTranslation('users')
  const isMailing = useIsMailing()
  return (
    <MoreMenu name={t('actions.more')}>
      <Menu.Item onClick={() => onChoose('type')}>{t('actions.changeType')}</Menu.Item>
      {user.userType === USER_TYPES.client ? (
        <Menu.Item component={Link} to={ADMINISTRATOR_PATHS.assignment}>
          {t('actions.assign')}
        </Menu.Item>
      ) : null}
      {user.identification ? (
        <Menu.Item onClick={() => onChoose('identity')}>
          {t(user.identityVerifiedAt === null ? 'actions.verifyIdentity' : 'actions.doubtIdentity')}
        </Menu.Item>
      ) : null}
      {!isMailing && signsIn(user) ? (
        <Menu.Item onClick={() => onChoose('passwordLink')}>{t('actions.passwordLink')}</Menu.Item>
      ) : null}
      {!isMailing && user.emailStatus === 'waiting' ? (
        <Menu.Item onClick={() => onChoose('emailLink')}>{t('actions.emailLink')}</Menu.Item>
      ) : null}
      {user.hasSecondFactor ? <Menu.Item onClick={() => onChoose('removeFactor')}>{t('actions.removeFactor')}</Menu.Item> : null}
      {user.status === 'active' ? <Menu.Item onClick={() => onChoose('deactivate')}>{t('actions.deactivate')}</Menu.Item> : null}
      <Menu.Item onClick={() => onChoose('closeAccount')}>{t('actions.closeAccount')}</Menu.Item>
    </MoreMenu>
  )
}
