import type { Endpoint } from '@app/contract'
import type { Content, JsonSchema, Operation } from './openapi.ts'

const FILE: JsonSchema = { type: 'string', format: 'binary' }

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

/** Other parts than those named are allowed: of files that are counted only the first is named, which every generator understands. */
const formOf = (body: JsonSchema, fileParts: Readonly<Record<string, string>>): JsonSchema => ({
  type: 'object',
  properties: { data: body, ...Object.fromEntries(Object.entries(fileParts).map(filePart)) },
})

function filePart([name, said]: [string, string]): [name: string, schema: JsonSchema] {
  if (!name.includes('{position}')) return [name, { ...FILE, description: said }]
  const [first, second] = ['0', '1'].map((position) => name.replace('{position}', position))
  return [first ?? name, { ...FILE, description: `${said} The next is \`${second}\`, and so on.` }]
}
