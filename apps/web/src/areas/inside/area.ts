import { PROFILE_PATH } from '@app/contract/paths'
import type { Role } from '@app/domain'
import { loadRefusalWords } from '../../i18n/i18n.ts'
import { type MenuEntry, screensOf } from './screen.ts'

/** Only the area of whoever signed in is loaded. */
const AREAS: Record<Role, () => Promise<{ menu: readonly MenuEntry[] }>> = {
  client: () => import('../client/routes.tsx'),
  associate: () => withRefusals(import('../associate/routes.tsx')),
  administrator: () => withRefusals(import('../administrator/routes.tsx')),
}

/** Staff read also without a call why something cannot be done, at a station without connection too. */
async function withRefusals<Area>(area: Promise<Area>): Promise<Area> {
  const [loaded] = await Promise.all([area, loadRefusalWords()])
  return loaded
}

const loading = new Map<Role, Promise<readonly MenuEntry[]>>()
const loaded = new Map<Role, readonly MenuEntry[]>()

export const loadedMenuOf = (role: Role): readonly MenuEntry[] | undefined => loaded.get(role)

/** One promise a role: React waits for the same one every time it renders. */
export function menuOf(role: Role): Promise<readonly MenuEntry[]> {
  const known = loading.get(role)
  if (known) return known
  const menu = AREAS[role]().then((area) => {
    loaded.set(role, area.menu)
    return area.menu
  })
  loading.set(role, menu)
  return menu
}

/** Whether the address belongs to any area: a shared link to it leads through the sign-in. */
export async function isAreaPath(path: string): Promise<boolean> {
  const menus = await Promise.all((['client', 'associate', 'administrator'] as const).map(menuOf))
  return path === PROFILE_PATH || menus.some((menu) => screensOf(menu).some((screen) => screen.path === path))
}
