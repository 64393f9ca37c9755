// Calls as the description says they are made, and calls that nearly are.
import fc from 'fast-check'
import type { Random } from '../demo/calendar/random.ts'
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from '../features/api-description/openapi.ts'
import { describedValue } from './described-values.ts'
import type { KnownRecords } from './known-records.ts'
import { nastyParameter, withNastyValue } from './nasty-values.ts'
import { PRINCIPALS, type Principal } from './principals.ts'

export type DescribedCall = { method: string; template: string; operation: Operation }
export type MadeCall = {
  principal: Principal
  path: string
  headers: Record<string, string>
  /** JSON, or a form that carries it. */
  body: string | FormData | null
}

export const describedCalls = ({ paths }: OpenApiDocument): DescribedCall[] =>
  Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
  )

type World = { document: OpenApiDocument; known: KnownRecords; random: Random }

const A_DAMAGED_PART = 0.35
const AS_SOMEBODY_ELSE = 0.1
const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'

export function makeCall({ template, operation }: DescribedCall, world: World, isIntact = false): MadeCall {
  const { random } = world
  const roles = operation['x-roles']
  const allowed = roles === 'anyone' ? PRINCIPALS : roles
  const isDamaged = () => !isIntact && random.chance(A_DAMAGED_PART)
  const parameters = operation.parameters.filter((one): one is Parameter => 'name' in one)
  return {
    principal: random.pick(!isIntact && random.chance(AS_SOMEBODY_ELSE) ? PRINCIPALS : allowed),
    path: pathOf(template, parameters, world, isDamaged()) + queryOf(parameters, world, isDamaged()),
    headers: headersOf(operation, random),
    body: bodyOf(operation, world, isDamaged()),
  }
}

const madeBefore = new WeakMap<KnownRecords, Map<JsonSchema, Map<string, fc.Arbitrary<unknown>>>>()

/** One value of this kind; the random numbers decide which. */
function sample(schema: JsonSchema, name: string, world: World): unknown {
  return fc.sample(valuesOf(schema, name, world), { seed: world.random.integer(0, 2 ** 31 - 1), numRuns: 1 })[0]
}

/** Making what makes the values costs more than a value. */
function valuesOf(schema: JsonSchema, name: string, { document, known }: World): fc.Arbitrary<unknown> {
  const ofRun = madeBefore.get(known) ?? new Map<JsonSchema, Map<string, fc.Arbitrary<unknown>>>()
  madeBefore.set(known, ofRun)
  const ofSchema = ofRun.get(schema) ?? new Map<string, fc.Arbitrary<unknown>>()
  ofRun.set(schema, ofSchema)
  const values = ofSchema.get(name) ?? describedValue(schema, name, { components: document.components.schemas, known })
  ofSchema.set(name, values)
  return values
}

function pathOf(template: string, parameters: Parameter[], world: World, isDamaged: boolean): string {
  const [, area = ''] = template.split('/')
  return `/api${template}`.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (isDamaged && world.random.chance(0.3)) return nastyParameter(world.random) || '-'
    const schema = parameters.find((one) => one.name === name)?.schema ?? {}
    return encodeURIComponent(String(sample(schema, name === 'id' ? area : name, world)))
  })
}

function queryOf(parameters: Parameter[], world: World, isDamaged: boolean): string {
  const { random } = world
  const chosen = parameters.filter((one) => one.in === 'query' && (one.required || random.chance(0.3)))
  const pairs = chosen.flatMap(({ name, schema }) =>
    [sample(schema, name, world)].flat().map((value) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`),
  )
  if (isDamaged && chosen.length > 0) pairs.push(`${random.pick(chosen).name}=${nastyParameter(random)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function headersOf({ parameters }: Operation, random: Random): Record<string, string> {
  const honoured = parameters.flatMap((one) => ('$ref' in one ? [one.$ref.split('/').at(-1)] : []))
  const isSent = (name: string) => honoured.includes(name) && random.chance(0.2)
  return {
    ...(isSent('IdempotencyKey') && { 'idempotency-key': `key-${random.integer(1, 40)}` }),
    ...(isSent('IfMatch') && { 'if-match': random.pick(['*', '"1"', '"2"', '"x"', 'W/"1"', '"1", "2"', '']) }),
    ...(isSent('AcceptLanguage') && { 'accept-language': random.pick(['en', 'es', 'en;q=0.1, es;q=x', '*', 'xx-YY', '']) }),
  }
}

function bodyOf({ requestBody }: Operation, world: World, isDamaged: boolean): MadeCall['body'] {
  if (!requestBody) return null
  const { random } = world
  const value = sample(requestBody.content['application/json']?.schema ?? {}, 'body', world)
  const json = isDamaged ? withNastyValue(value, random) : JSON.stringify(value)
  const form = requestBody.content['multipart/form-data']
  if (!form || random.chance(0.5)) return json
  const content = new FormData()
  content.set('data', json.toWellFormed())
  for (const part of Object.keys(form.schema.properties ?? {})) {
    if (part !== 'data' && random.chance(0.5)) content.append(part, new Blob([PDF]), 'papel.pdf')
  }
  return content
}
