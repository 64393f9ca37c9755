import type { MenuEntry } from '../areas/inside/screen.ts'
import { isGroup } from '../areas/inside/screen.ts'
import { readStored, writeStored } from '../session/storage.ts'

/** Where in the menu the person is: an option, or a group and its sub-option. */
export type Selected = { option: string | null; subOption: string | null }

/** The entry that the address belongs to, if any. */
export function selectedBy(path: string, menu: readonly MenuEntry[]): Selected | null {
  for (const entry of menu) {
    if (!isGroup(entry) && entry.path === path) return { option: entry.label, subOption: null }
    if (!isGroup(entry)) continue
    const screen = entry.screens.find((candidate) => candidate.path === path)
    if (screen) return { option: entry.label, subOption: screen.label }
  }
  return null
}

/** Kept so that it is highlighted and unfolded again; it never changes the address (specification, section 2). */
export const storedSelection = (): Selected => ({
  option: readStored('selectedOption'),
  subOption: readStored('selectedSubOption'),
})

export function storeSelection({ option, subOption }: Selected): void {
  writeStored('selectedOption', option)
  writeStored('selectedSubOption', subOption)
}
