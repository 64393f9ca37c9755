import type { Endpoint } from '@app/contract'
import type { Content, JsonSchema, Operation } from './openapi.ts'

const FILE: JsonSchema = { type: 'string', format: 'binary' }
/** What stands for a value in the name of a file's part. */
const PLACEHOLDERS: Record<string, string> = { position: '\\d+', orderId: '[0-9a-f-]{36}' }

/** JSON; where files may come with it also multipart: the same JSON as the part `data`, the files beside it. */
export function requestBodyOf(
  { multipart, fileParts = {} }: Endpoint,
  body: JsonSchema,
  example: unknown,
): NonNullable<Operation['requestBody']> {
  const json: Content = { 'application/json': { schema: body, ...(example !== undefined && { example }) } }
  if (!multipart) return { required: true, content: json }
  const schema = { ...formOf(body, fileParts), required: ['data'] }
  return {
    required: true,
    content: { ...json, 'multipart/form-data': { schema, encoding: { data: { contentType: 'application/json' } } } },
  }
}

function formOf(body: JsonSchema, fileParts: Readonly<Record<string, string>>): JsonSchema {
  const parts = Object.entries(fileParts).map(([name, description]) => [name, { ...FILE, description }] as const)
  const named = parts.filter(([name]) => !name.includes('{'))
  const counted = parts.filter(([name]) => name.includes('{')).map(([name, file]) => [patternOf(name), file] as const)
  return {
    type: 'object',
    properties: { data: body, ...Object.fromEntries(named) },
    ...(counted.length > 0 && { patternProperties: Object.fromEntries(counted) }),
  }
}

const patternOf = (name: string): string =>
  `^${name.replaceAll(/\{(\w+)\}/g, (_all, placeholder: string) => PLACEHOLDERS[placeholder] ?? '.+')}$`
