// A value that a schema allows, for the example of a call that has none written by hand.
import type { JsonSchema } from './openapi.ts'

type Components = Readonly<Record<string, JsonSchema>>

/** By the name of the field, as the people of this trade would fill it in. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  firstName: 'Rosa',
  lastName: 'Andrade',
  name: 'Lucía Vaca',
  phone: '+593987654321',
  identification: '1710034065',
  birthDate: '1990-05-17',
  province: 'Pichincha',
  city: 'Quito',
  address: 'Av. Amazonas N21-147',
  password: 'maleta verde con ruedas 48',
  currentPassword: 'maleta verde con ruedas 48',
  newPassword: 'la lluvia cae sobre Quito 7',
  description: 'Zapatos de correr',
  store: 'Amazon',
  tracking: '1Z999AA10123456784',
  reference: 'PICH-8812',
  reason: 'Se registró dos veces',
  note: 'Falta la factura de la tienda.',
  comment: 'Gracias',
  guideNumber: '729-10000001',
  childGuideNumber: 'HIJA-0001',
  airline: 'Avianca Cargo',
  flight: 'AV 8392',
  quantity: 2,
  quotaOverrideReason: 'Autorizado por la aduana, oficio 118',
  token: 'kR3mZ0b7Xq1TgYw5',
}
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '019aa5f2-7c1e-7d3b-9a4e-5b0c8d2f6a10',
  date: '2026-11-16',
  'date-time': '2026-11-16T15:04:05.000Z',
  email: 'rosa@example.com',
  uri: 'https://www.amazon.com/dp/B0C1234567',
}
const BY_UNIT: readonly [name: RegExp, amount: number][] = [
  [/InCents$/, 12_000],
  [/InGrams$/, 2_500],
  [/InMillimetres$/, 300],
  [/InBasisPoints$/, 650],
]

export function sampleOf(schema: JsonSchema, components: Components, name = ''): unknown {
  const resolved = schema.$ref ? (components[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const { anyOf, oneOf, type } = resolved
  const [chosen] = anyOf ?? oneOf ?? []
  if (chosen) return sampleOf(chosen, components, name)
  if (resolved.const !== undefined) return resolved.const
  if (resolved.enum) return resolved.enum[0]
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'object') return sampleObject(resolved, components)
  if (kind === 'array') {
    const { items, minItems = 1 } = resolved
    return items ? Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items, components, name.replace(/s$/, ''))) : []
  }
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'number') return within(resolved, (BY_NAME[name] as number | undefined) ?? amountFor(name))
  return BY_NAME[name] ?? BY_FORMAT[resolved.format ?? ''] ?? 'texto'
}

/** What must be there; where nothing must, everything. */
function sampleObject({ properties = {}, required = [] }: JsonSchema, components: Components): object {
  const names = required.length > 0 ? required : Object.keys(properties)
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, components, name)]))
}

const amountFor = (name: string): number => Object.values(BY_UNIT).find(([pattern]) => pattern.test(name))?.[1] ?? 1

const within = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema, amount: number): number =>
  Math.min(maximum, Math.max(minimum, amount))
