import type { Icon } from '@tabler/icons-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Page = LazyExoticComponent<ComponentType>

/** A screen of an area: its address, the key of its label, its icon, and the page, or what chooses between two, loaded when first shown. */
export type Screen = {
  path: string
  label: string
  icon: Icon
  page: Page | ComponentType
  /** The menu is the specification's: what it does not name is reached from other screens and the search. */
  isOffMenu?: true
}

/** A group of the menu, folded until needed. */
export type ScreenGroup = { label: string; icon: Icon; screens: readonly Screen[] }
export type MenuEntry = Screen | ScreenGroup

export const isGroup = (entry: MenuEntry): entry is ScreenGroup => 'screens' in entry

/** What the menu shows. */
export const shownIn = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu
    .filter((entry) => isGroup(entry) || !entry.isOffMenu)
    .map((entry) => (isGroup(entry) ? { ...entry, screens: entry.screens.filter(({ isOffMenu }) => !isOffMenu) } : entry))

export const screensOf = (menu: readonly MenuEntry[]): Screen[] =>
  menu.flatMap((entry) => (isGroup(entry) ? entry.screens : [entry]))

const WAIT_IN_MILLISECONDS = 1_000

/** One stumble of the network breaks no screen. */
async function loadLater<Module>(load: () => Promise<Module>): Promise<Module> {
  await new Promise((resolve) => setTimeout(resolve, WAIT_IN_MILLISECONDS))
  return load()
}

/** A page named in its module, as React wants it: the default of a module. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Page {
  return lazy(async () => ({ default: (await load().catch(() => loadLater(load)))[name] }))
}
