import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import type { UserDetail } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MoreMenu } from '../../ui/page/more-menu.tsx'

type Props = { user: UserDetail; onChoose: (dialog: 'type' | 'deactivate' | 'removeFactor') => void }

/** What changes who an account belongs to, or whether it works. */
export function UserRestMenu({ user, onChoose }: Props) {
  const { t } = useTranslation('users')
  return (
    <MoreMenu name={t('actions.more')}>
      <Menu.Item onClick={() => onChoose('type')}>{t('actions.changeType')}</Menu.Item>
      {user.userType === USER_TYPES.client ? (
        <Menu.Item component={Link} to={ADMINISTRATOR_PATHS.assignment}>
          {t('actions.assign')}
        </Menu.Item>
      ) : null}
      {user.hasSecondFactor ? <Menu.Item onClick={() => onChoose('removeFactor')}>{t('actions.removeFactor')}</Menu.Item> : null}
      {user.status === 'active' ? <Menu.Item onClick={() => onChoose('deactivate')}>{t('actions.deactivate')}</Menu.Item> : null}
    </MoreMenu>
  )
}
