import { Button, Menu } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { ReactNode } from 'react'
import { useOpenedLate } from './use-opened-late.ts'

/** What a record's panel has no button for; loaded by its MoreButton, and open as it comes. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const { target, state } = useOpenedLate(true)
  return (
    <Menu {...state} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button ref={target} variant="default" leftSection={<IconDots aria-hidden />}>
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
