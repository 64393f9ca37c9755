import type { SavedView } from '@app/contract/saved-views.contract'
import { Menu } from '@mantine/core'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconHomeOff from '@tabler/icons-react/dist/esm/icons/IconHomeOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import type { ViewChanges } from './use-view-changes.ts'

export type SavedViewActionsProps = { view: SavedView; isChanged: boolean; changes: ViewChanges; onRename: () => void }

/** What can be done with the view that the list shows. */
export function SavedViewActions({ view, isChanged, changes, onRename }: SavedViewActionsProps) {
  const { t } = useTranslation('table')
  const { name } = view
  return (
    <>
      {isChanged ? (
        <Menu.Item leftSection={<IconDeviceFloppy aria-hidden />} onClick={() => changes.keep(view)}>
          {t('views.saveChanges', { name })}
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconPencil aria-hidden />} onClick={onRename}>
        {t('views.rename')}
      </Menu.Item>
      <Menu.Item
        leftSection={view.isDefault ? <IconHomeOff aria-hidden /> : <IconHome aria-hidden />}
        onClick={() => changes.openWith(view, !view.isDefault)}
      >
        {t(view.isDefault ? 'views.noDefault' : 'views.makeDefault')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash aria-hidden />} onClick={() => changes.remove(view)}>
        {t('views.remove')}
      </Menu.Item>
    </>
  )
}
