import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { DotsButton } from './more-button.tsx'
import { useOpenedLate } from './use-opened-late.ts'

/** What a record's panel has no button for; loaded by its MoreButton, and open as it comes. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const { target, state } = useOpenedLate(true)
  return (
    <Menu {...state} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <DotsButton ref={target}>{name}</DotsButton>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
