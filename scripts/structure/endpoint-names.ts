import { basename } from 'node:path'
import { KNOWN_MISNOMERS } from './known-misnomers.ts'
import type { Rule, Sources } from './sources.ts'

const CONTRACT = /^packages\/contract\/src\/(?:[a-z-]+\/)?([a-z-]+)\.contract\.ts$/
const ENDPOINT = /^export const (\w+) = endpoint\(\{\n(?:.*\n)*?\s+method: '(\w+)'/gm
const USE_CASE = /^apps\/server\/src\/features\/([a-z-]+)\/(?:[a-z-]+\/)?([a-z-]+)\.ts$/
/** Where a screen's calls are: what the offline queue and the session call themselves has no hook. */
const QUERIES = /^apps\/web\/src\/.*\.queries\.ts$/
const HOOK = /export (?:const|function) (use[A-Z]\w*)/g

/** An endpoint that writes: where its contract is, and the names of its use case and its hook. */
type Writing = { name: string; contract: string; feature: string; file: string; hook: string }

/** An endpoint that writes, the file of its use case and its hook have one name; the file is in the feature that the contract names. */
export const endpointNames: Rule = (sources) => endpointNamesBeside(KNOWN_MISNOMERS)(sources)

/** `known`: what is not named so yet, as 'file addCharge' or 'hook addCharge'; the list only shrinks. */
export const endpointNamesBeside =
  (known: readonly string[]): Rule =>
  (sources) => {
    const found = new Map(writingEndpoints(sources).flatMap((endpoint) => misnomersOf(endpoint, sources)))
    return [
      ...[...found].filter(([name]) => !known.includes(name)).map(([, problem]) => problem),
      ...known
        .filter((name) => !found.has(name))
        .map((name) => `scripts/structure/known-misnomers.ts: '${name}' has its name by now: take it off the list`),
    ]
  }

function writingEndpoints({ paths, read }: Sources): Writing[] {
  return paths.flatMap((contract) => {
    const [, feature] = CONTRACT.exec(contract) ?? []
    if (!feature) return []
    const written = [...read(contract).matchAll(ENDPOINT)].filter(([, , method]) => method !== 'GET')
    return written.map(([, name = '']) => ({ name, contract, feature, file: `${kebab(name)}.ts`, hook: `use${capital(name)}` }))
  })
}

function misnomersOf({ name, contract, feature, file, hook }: Writing, { paths, read }: Sources): [string, string][] {
  const serving = paths.filter((path) => USE_CASE.test(path) && basename(path) === file)
  const isServed = serving.some((path) => isInFeature(path, feature))
  const web = paths.filter((path) => QUERIES.test(path)).map(read)
  const isCalled = web.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  const hooks = new Set(web.flatMap((text) => [...text.matchAll(HOOK)].map(([, one]) => one)))
  return [
    ...(isServed ? [] : [misnomer(`file ${name}`, `${contract}: ${name} has no use case ${feature}/${file}`, serving[0])]),
    ...(!isCalled || hooks.has(hook) ? [] : [misnomer(`hook ${name}`, `${contract}: ${name} is called without ${hook}`)]),
  ]
}

const misnomer = (name: string, problem: string, elsewhere?: string): [string, string] => [
  name,
  elsewhere ? `${problem}: it is ${elsewhere}` : problem,
]

/** Contracts of one feature may be several: `order-actions` and `order-matching` are of `orders`. */
const FEATURES: Readonly<Record<string, string>> = {
  'bundle-files': 'bundles',
  'fiscal-document-actions': 'fiscal-documents',
  loading: 'manifests',
  locations: 'orders',
  'manifest-costs': 'manifests',
  'order-actions': 'orders',
  'order-matching': 'orders',
  'order-reading': 'orders',
  passes: 'bills',
  'purchase-actions': 'purchases',
  push: 'notifications',
  'second-factor': 'second-factors',
  session: 'sessions',
  'tracking-links': 'orders',
}
const isInFeature = (path: string, contract: string) => USE_CASE.exec(path)?.[1] === (FEATURES[contract] ?? contract)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)
