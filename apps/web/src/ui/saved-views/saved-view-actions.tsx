import type { SavedView } from '@app/contract/saved-views.contract'
import { Menu } from '@mantine/core'
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconHomeOff from '@tabler/icons-react/dist/esm/icons/IconHomeOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { useTranslation } from 'react-i18next'
import { useSharing } from './use-sharing.ts'
import type { ViewChanges } from './use-view-changes.ts'

export type SavedViewActionsProps = {
  view: SavedView
  isChanged: boolean
  changes: ViewChanges
  onName: (naming: 'rename' | 'copy') => void
}

/** What can be done with the view that the list shows. */
export function SavedViewActions({ view, isChanged, changes, onName }: SavedViewActionsProps) {
  const { t } = useTranslation('table')
  const { name, isShared, sharedBy } = view
  const { isOfAnother, mayManage, mayShare } = useSharing(view)
  return (
    <>
      {sharedBy ? <Menu.Label>{t('views.sharedBy', { name: sharedBy.name })}</Menu.Label> : null}
      {mayManage && isChanged ? (
        <Menu.Item leftSection={<IconDeviceFloppy aria-hidden />} onClick={() => changes.keep(view)}>
          {t('views.saveChanges', { name })}
        </Menu.Item>
      ) : null}
      {isOfAnother ? (
        <Menu.Item leftSection={<IconBookmarkPlus aria-hidden />} onClick={() => onName('copy')}>
          {t('views.copy')}
        </Menu.Item>
      ) : null}
      {mayManage ? (
        <Menu.Item leftSection={<IconPencil aria-hidden />} onClick={() => onName('rename')}>
          {t('views.rename')}
        </Menu.Item>
      ) : null}
      {isOfAnother ? null : <Opening view={view} changes={changes} />}
      {mayShare ? (
        <Menu.Item
          leftSection={isShared ? <IconUser aria-hidden /> : <IconUsersGroup aria-hidden />}
          onClick={() => changes.share(view, !isShared)}
        >
          {t(isShared ? 'views.unshare' : 'views.share')}
        </Menu.Item>
      ) : null}
      {mayManage ? (
        <Menu.Item leftSection={<IconTrash aria-hidden />} onClick={() => changes.remove(view)}>
          {t('views.remove')}
        </Menu.Item>
      ) : null}
    </>
  )
}

/** Whether the screen opens with it. */
function Opening({ view, changes }: Pick<SavedViewActionsProps, 'view' | 'changes'>) {
  const { t } = useTranslation('table')
  return (
    <Menu.Item
      leftSection={view.isDefault ? <IconHomeOff aria-hidden /> : <IconHome aria-hidden />}
      onClick={() => changes.openWith(view, !view.isDefault)}
    >
      {t(view.isDefault ? 'views.noDefault' : 'views.makeDefault')}
    </Menu.Item>
  )
}
