import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import { useNavigate } from 'react-router'
import type { NamedScreen } from '../features/search/search-options.ts'
import { useLetterKeys } from '../ui/keys/letter-keys.ts'

/** What follows `g`: of the screens that it may mean, the person has one or none. */
const GO_KEYS: Readonly<Record<string, readonly string[]>> = {
  d: [HOME_PATH],
  e: [ADMINISTRATOR_PATHS.warehouse],
  m: [ADMINISTRATOR_PATHS.manifests],
  p: [ADMINISTRATOR_PATHS.orders, ASSOCIATE_PATHS.orders, CLIENT_PATHS.orders],
  k: [ADMINISTRATOR_PATHS.payments, CLIENT_PATHS.payments],
}

export type GoKey = { letter: string; screen: NamedScreen }

export const goKeysOf = (screens: readonly NamedScreen[]): GoKey[] =>
  Object.entries(GO_KEYS).flatMap(([letter, paths]) => {
    const screen = screens.find(({ path }) => paths.includes(path))
    return screen ? [{ letter, screen }] : []
  })

/** `g` and a letter lead to a screen that the person has. */
export function useGoKeys(screens: readonly NamedScreen[]): void {
  const navigate = useNavigate()
  const keys = goKeysOf(screens)
  useLetterKeys((key) => {
    const found = keys.find(({ letter }) => key === `g ${letter}`)
    return found ? () => void navigate(found.screen.path) : null
  })
}
