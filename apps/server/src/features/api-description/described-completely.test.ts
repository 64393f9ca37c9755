// Whatever is added to the contract must be described as the rest is.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '../../http/features.ts'
import { currentServer } from '../../testing/world.ts'
import { examples } from './examples.ts'
import { openApiDocument } from './openapi-document.ts'
import { endpoints, namedSchemas } from './published-contract.ts'
import { REFUSALS_OF_CALLS } from './refusals-of-calls.ts'

const document = openApiDocument('1.2.3')

const DESCRIPTIONS = ['GET /openapi.json', 'GET /docs']

/** What the features register, whatever the contract says. */
async function servedCalls(): Promise<string[]> {
  const { app: running } = await currentServer()
  const app = fastify({ exposeHeadRoutes: false })
  app.decorate('parts', running.parts)
  const calls: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') calls.push(`${one} ${url}`)
  })
  for (const routes of FEATURES) routes(app)
  await app.close()
  return calls
}

/** As they stand in the contract's sources: in single quotes, or in double ones around an apostrophe. */
function writtenDescriptions(): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('@app/contract')))
  const sources = globSync('**/*.ts', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  const found = sources.flatMap((source) => [...source.matchAll(/\bdescription:\s+(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g)])
  return found.map(([, single, double]) => double ?? (single ?? '').replaceAll("\\'", "'"))
}

describe('nothing is missing', () => {
  test('every call that the server serves is described, and none beside them', async () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )

    expect(described.sort()).toEqual((await servedCalls()).filter((call) => !DESCRIPTIONS.includes(call)).sort())
  })

  test('what is said of a call by its name is said of one that there is', () => {
    const names = endpoints().map(({ name }) => name)
    const told = [...Object.keys(REFUSALS_OF_CALLS), ...examples().map(([name]) => name)]
    expect(told.filter((name) => !names.includes(name))).toEqual([])
  })

  test('no two endpoints have one name', () => {
    const names = endpoints().map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test('every endpoint has its sentence', () => {
    expect(endpoints().flatMap(({ name, endpoint }) => (endpoint.summary ? [] : [name]))).toEqual([])
  })

  test('every area has its sentence', () => {
    expect(document.tags.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([])
  })

  test('every call that takes files says which', () => {
    expect(endpoints().flatMap(({ name, endpoint }) => (endpoint.multipart && !endpoint.fileParts ? [name] : []))).toEqual([])
  })

  test('a call that names a record says what it answers when there is none within reach', () => {
    const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods)
        // A kind of text names no record: each has its text, and another word is no kind (422).
        .filter((one) => path.replace('{kind}', '').includes('{') && one.responses[404] === undefined)
        .map(({ operationId }) => operationId),
    )

    expect(silent).toEqual([])
  })

  test('of a field: what the contract says of it is published', () => {
    const told = JSON.stringify(document)
    const written = writtenDescriptions()
    const untold = written.filter((text) => !told.includes(JSON.stringify(text).slice(1, -1)))

    expect(written.length).toBeGreaterThan(200)
    expect(untold).toEqual([])
  })

  test('no two schemas have one name', () => {
    const names = namedSchemas().map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})
