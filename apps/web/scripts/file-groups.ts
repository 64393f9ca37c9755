import type { Rolldown } from 'vite'

const sources = (...names: string[]) => new RegExp(`/web/src/(${names.join('|')})\\.tsx?$`)

const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: sources('main', 'root', 'areas/signed-out/signed-out') },
  { name: 'sign-up', test: sources('areas/signed-out/sign-up-page') },
  { name: 'inside', test: sources('areas/inside/inside', 'ui/page') },
  {
    name: 'list',
    test: sources('ui/data-table', 'ui/record-panel', 'ui/toolbar', 'ui/status-chip', 'features/orders/view-tabs'),
  },
  { name: 'list-tools', test: sources('ui/list-tools') },
  { name: 'checks', test: /\/node_modules\/zod\// },
  { name: 'form', test: sources('ui/use-contract-form') },
]

/**
 * What travels as one file, each with whatever it needs that no file before it has: small files compress badly, a hundred of them cost
 * 40 kB a screen. What only few screens share is left to the bundler.
 */
export const FILE_GROUPS: Rolldown.CodeSplittingGroup[] = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}))
