// The parts of OpenAPI 3.1 that our description has.
import type { Problem, Role } from '@app/domain'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
  pattern?: string
  contentMediaType?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
  schema: JsonSchema
  style?: 'form'
  explode?: boolean
  example?: unknown
}

type MediaType = {
  schema: JsonSchema
  example?: unknown
  encoding?: Record<string, { contentType: string }>
  /** What the data of each event of a stream is. */
  'x-events'?: Record<string, JsonSchema>
}
export type Content = Record<string, MediaType>
export type Reference = { $ref: string }
type ResponseHeader = { description: string; schema: JsonSchema }

export type Answered = {
  description: string
  headers?: Record<string, ResponseHeader | Reference>
  content?: Content
  /** What may have gone wrong when it is a refusal. */
  'x-codes'?: readonly Problem[]
}

/** A row of a lifecycle that the call takes. */
export type TransitionNote = { lifecycle: string; action: string; from: readonly string[]; to: string; by: readonly Role[] }

export type Operation = {
  operationId: string
  tags: [string]
  summary: string
  description: string
  'x-roles': readonly Role[] | 'anyone'
  'x-transitions'?: TransitionNote[]
  security: Record<string, never[]>[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answered | Reference>
}

/** An operation where it stands. */
export type Call = { method: string; path: string; operation: Operation }

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type ProblemEntry = { code: Problem; status: number; message: string }

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; 'x-displayName': string; description: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    headers: Record<string, ResponseHeader>
    securitySchemes: Record<string, unknown>
  }
  /** Every refusal there is, and every code that a wrong field can have. */
  'x-problems': ProblemEntry[]
  'x-field-codes': { code: string; message: string }[]
}
