import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const sources = (...names: string[]) => new RegExp(`/web/src/(${names.join('|')})\\.tsx?$`)

/** Libraries with files of their own: whoever needs them loads them, and nobody else. */
const HEAVY = /\/node_modules\/(zod|react-hook-form|libphonenumber-js|@floating-ui|react-remove-scroll)\//

/** As many parts of the program need what everybody loads. */
const MANY = 10

/** For what many screens share, unless it brings a heavy library along. */
function nameOfLight(id: string, modules: Modules): string | null {
  return reachesHeavy(id, modules, new Set()) ? null : 'common'
}

function reachesHeavy(id: string, modules: Modules, seen: Set<string>): boolean {
  if (HEAVY.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => reachesHeavy(imported, modules, seen))
}

const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: /rolldown\/runtime|\/web\/src\/(main|root|areas\/signed-out\/signed-out)\.tsx?$/ },
  {
    name: 'basics',
    test: /\/@mantine\/core\/esm\/components\/NativeSelect\/|\/domain\/src\/(identification|role)\.ts$|\/contract\/src\/endpoint\.ts$|\/ui\/password-(strength|problem)\.tsx?$/,
  },
  { name: 'checks', test: /\/node_modules\/zod\/|light-libraries\/\d+\/zod$/ },
  { name: 'sign-up', test: sources('areas/signed-out/sign-up-page') },
  { name: 'inside', test: sources('areas/inside/inside', 'ui/page') },
  { name: nameOfLight, debugName: 'common', minShareCount: MANY },
  // A drawing is 200 bytes alone, 60 among others; the menu of each area has a dozen.
  { name: 'icons', test: /\/@tabler\/icons-react\//, minShareCount: 2 },
  { name: 'choices', test: /\/@mantine\/core\/esm\/components\/(Checkbox|Radio)\// },
  { name: 'dialog', test: /\/@mantine\/core\/esm\/components\/(Modal|ModalBase|Drawer)\// },
  {
    name: 'list',
    test: sources('ui/data-table', 'ui/record-panel', 'ui/toolbar', 'ui/status-chip', 'features/orders/view-tabs'),
  },
  { name: 'list-tools', test: sources('ui/list-tools') },
  { name: 'fields', test: /\/node_modules\/(react-hook-form|@hookform)\// },
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
