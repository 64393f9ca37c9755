/** The product's version, from package.json. */
declare const __VERSION__: string

// Icons come by deep path: the barrel costs 12 s of build.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  export default icon
}
