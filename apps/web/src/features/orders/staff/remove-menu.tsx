import { Menu } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { MoreMenu } from '../../../ui/page/more-menu.tsx'

type Props = { canRemove: boolean; onRemove: () => void }

/** What takes something away comes last, and is no button of its own. */
export function RemoveMenu({ canRemove, onRemove }: Props) {
  const { t } = useTranslation('administrator')
  return (
    <MoreMenu name={t('orderActions.more')}>
      <Menu.Item leftSection={<IconTrash aria-hidden />} disabled={!canRemove} onClick={onRemove}>
        {t(canRemove ? 'orderActions.remove' : 'allOrders.cannotRemove')}
      </Menu.Item>
    </MoreMenu>
  )
}
