import { EVERY_DUTY } from '@app/domain'
import type { z } from 'zod'
import { answersOf, type Success } from './answers.ts'
import { describeFields } from './describe-fields.ts'
import { exampleOf } from './examples.ts'
import type { JsonSchema, Operation, TransitionNote } from './openapi.ts'
import { headerParameters, parametersIn } from './parameters.ts'
import type { NamedEndpoint } from './published-contract.ts'
import { requestBodyOf } from './request-body.ts'
import { sampleOf } from './sample-value.ts'
import type { Schemas } from './schemas.ts'
import { transitionsOf } from './transitions.ts'

/** One endpoint of the contract as an operation. */
export function operationOf(named: NamedEndpoint, schemas: Schemas): Operation {
  const { name, area, endpoint } = named
  const schemaOf = (part: 'params' | 'query' | 'body'): JsonSchema | null =>
    endpoint[part] ? describeFields(schemas.of(endpoint[part], 'input'), schemas.components) : null
  const body = schemaOf('body')
  const example = exampleOf(name)
  const transitions = transitionNotes(named)
  return {
    operationId: name,
    tags: [area],
    summary: endpoint.summary ?? '',
    description: [endpoint.description, whoMayCall(endpoint.roles), dutiesNeeded(endpoint.duties)].filter(Boolean).join('\n\n'),
    'x-roles': endpoint.roles,
    ...(transitions.length > 0 && { 'x-transitions': transitions }),
    security: endpoint.roles === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parametersIn('path', schemaOf('params') ?? {}),
      ...parametersIn('query', schemaOf('query') ?? {}),
      ...headerParameters(endpoint),
    ],
    ...(body && { requestBody: requestBodyOf(endpoint, body, example.body ?? sampleOf(body, schemas.components)) }),
    responses: answersOf(named, successOf(named, schemas), waitingOf(named, schemas)),
  }
}

function successOf({ name, endpoint: { response, events = {} } }: NamedEndpoint, schemas: Schemas): Success {
  const described = (schema: z.ZodType) => describeFields(schemas.of(schema, 'output'), schemas.components)
  if (response === 'file') return 'file'
  if (response !== 'stream') return { schema: described(response), example: exampleOf(name).answer }
  return { events: Object.fromEntries(Object.entries(events).map(([event, schema]) => [event, described(schema)])) }
}

function waitingOf({ endpoint: { waits } }: NamedEndpoint, schemas: Schemas): JsonSchema | null {
  return waits ? describeFields(schemas.of(waits, 'output'), schemas.components) : null
}

const ROLES = { client: 'clients', associate: 'associates', administrator: 'administrators' } as const

function whoMayCall(roles: NamedEndpoint['endpoint']['roles']): string {
  if (roles === 'anyone') return 'Anyone may call it, signed in or not.'
  if (roles.length === 3) return 'Everybody who is signed in may call it.'
  return `${roles.map((role) => ROLES[role]).join(' and ')} may call it.`.replace(/^./, (letter) => letter.toUpperCase())
}

/** Of administrators; nothing where all of them may. */
function dutiesNeeded(duties: NamedEndpoint['endpoint']['duties']): string {
  if (duties === undefined || duties.length === EVERY_DUTY.length) return ''
  if (duties.length === 0) return 'Of administrators, owners alone.'
  return `Of administrators, owners and those with one of these duties: ${duties.map((duty) => `\`${duty}\``).join(', ')}.`
}

const transitionNotes = ({ endpoint }: NamedEndpoint): TransitionNote[] =>
  transitionsOf(endpoint).map(({ lifecycle, transition: { action, from, to, by } }) => ({
    lifecycle: lifecycle.name,
    action,
    from,
    to,
    by,
  }))
