import { dirname, join } from 'node:path'
import type { Rule } from './sources.ts'

/** What forms are checked by in the browser: zod and the contract's schemas come along, so that it is loaded when a form is filled in. */
const CHECKS =
  /\.schemas\.ts$|\/(form\/contract-checks|new-order\/new-order-problems|quotations\/quote-problems|signed-out\/sign-up-check)\.ts$/
/** No screen loads them. */
const OF_TESTS = /\.test\.tsx?$|^apps\/web\/src\/testing\//
const SCHEMAS = /^(zod|@app\/contract\/((?:[\w-]+\/)?[\w-]+\.contract|fields\/(fields|phone|proofs|prices|timeline)|list))$/
const IMPORT = /^(?:import|export) (?!type\b)([^'"]*?) from '([^']+)'/gm
const isOfTypesAlone = (names: string) => /^\{(\s*type [\w\s]+,?)+\s*\}$/.test(names)

/** A screen loads no schema before somebody types: it calls the endpoints of `@app/contract/endpoints`, and loads its checks late. */
export const lateSchemas: Rule = ({ paths, read }) =>
  paths
    .filter((path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !OF_TESTS.test(path) && !CHECKS.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(IMPORT)]
        .filter(([, names = '', source = '']) => !isOfTypesAlone(names) && isLate(path, source))
        .map(([, , source]) => `${path}: loads schemas at once with ${source}; import its types, or load it with import()`),
    )

const isLate = (path: string, source: string): boolean =>
  SCHEMAS.test(source) || (source.startsWith('.') && CHECKS.test(join(dirname(path), source)))
