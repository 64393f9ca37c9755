import { Menu } from '@mantine/core'
import { useOpenedLate } from '../page/use-opened-late.ts'
import { SavedViewActions, type SavedViewActionsProps } from './saved-view-actions.tsx'
import { Dots } from './saved-view-dots.tsx'

/** Over the page, for the tabs cut off what stands out of them. */
export function SavedViewMenu({ name, ...actions }: SavedViewActionsProps & { name: string }) {
  const { target, state } = useOpenedLate(true)
  return (
    <Menu {...state} position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Dots ref={target} aria-label={name} title={name} />
      </Menu.Target>
      <Menu.Dropdown>
        <SavedViewActions {...actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
