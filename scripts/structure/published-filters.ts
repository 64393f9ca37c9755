import * as contracts from '@app/contract'
import type { Endpoint } from '@app/contract/endpoint'
import type { PublishedFilter } from './offered-filters.ts'

/** What every list knows. */
const OF_EVERY_LIST = new Set(['page', 'limit', 'paginate', 'cursor', 'orderBy', 'mode', 'q', 'query', 'from', 'to'])

/** Every filter that the contract publishes. */
export const publishedFilters = (): PublishedFilter[] =>
  Object.entries(contracts).flatMap(([contract, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([list]) => list.startsWith('list'))
      .flatMap(([list, { path, query }]) =>
        Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
          .filter((filter) => !OF_EVERY_LIST.has(filter))
          .map((filter) => ({ list, contract: kebab(contract), path, filter })),
      ),
  )

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
