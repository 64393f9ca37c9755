import { expect, test } from 'vitest'
import { LOAD_LIST_WORDS } from './load-list-words.ts'

test.each([
  ['es', '1 bulto', '1 paquete', '1.000 bultos', '1.872 paquetes'],
  ['en', '1 bundle', '1 package', '1,000 bundles', '1,872 packages'],
] as const)('in %s the foot of the list says how many, as numbers read', (language, bundle, packageWord, bundles, packages) => {
  const words = LOAD_LIST_WORDS[language]
  expect([words.bundles(1), words.packages(1), words.bundles(1_000), words.packages(1_872)]).toEqual([
    bundle,
    packageWord,
    bundles,
    packages,
  ])
})
