import { type Actor, type Duties, hasDuty } from '@app/domain'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { type Part, part } from '../../ui/part/part.tsx'

/** A screen of an area: its address, the key of its label, its icon, and the page, or what chooses between two, loaded when first shown. */
export type Screen = {
  path: string
  label: string
  icon: Icon
  page: Part | ComponentType
  /** The words that it is drawn with as it opens, beyond those of every screen. */
  words?: readonly string[]
  /** Asks for what it shows, where it is the first screen. */
  ask?: () => Promise<void>
  /** The menu is the specification's: what it does not name is reached from other screens and the search. */
  isOffMenu?: true
  /** Whose it is beside owners: others do not find it in the menu. */
  duties?: Duties
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

/** The menu of this person; a group that is left without screens by it is absent. */
export const openTo = (menu: readonly MenuEntry[], actor: Pick<Actor, 'role' | 'duties'>): MenuEntry[] => {
  const isOpen = ({ duties }: Screen) => !duties || hasDuty(actor, duties)
  return menu.flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return isOpen(entry) ? [entry] : []
    const screens = entry.screens.filter(isOpen)
    return screens.length > 0 || entry.screens.length === 0 ? [{ ...entry, screens }] : []
  })
}

export const screensOf = (menu: readonly MenuEntry[]): Screen[] =>
  menu.flatMap((entry) => (isGroup(entry) ? entry.screens : [entry]))

const WAIT_IN_MILLISECONDS = 1_000

/** One stumble of the network breaks no screen. */
async function loadLater<Module>(load: () => Promise<Module>): Promise<Module> {
  await new Promise((resolve) => setTimeout(resolve, WAIT_IN_MILLISECONDS))
  return load()
}

export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Part {
  return part(async () => (await load().catch(() => loadLater(load)))[name])
}
