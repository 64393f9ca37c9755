import type { Endpoint } from '@app/contract'
import { DomainError } from '@app/domain'
import type { z } from 'zod'
import { codeOf, type FieldProblem, fieldProblems } from './errors/field-problems.ts'
import { requireKnownParameters } from './errors/unknown-parameters.ts'
import { MalformedRequest } from './json.ts'

const PARTS = ['params', 'query', 'body'] as const
type Input = Record<(typeof PARTS)[number], unknown>

/** Input that its schema refuses: every wrong field at once. */
export class InvalidInput extends DomainError {
  readonly fields: readonly FieldProblem[]

  constructor(fields: readonly FieldProblem[]) {
    super('validationFailed', { fields })
    this.fields = fields
  }
}

/** Parses the parts that the endpoint has. @throws unknownParameter, or what the schemas refuse */
export function parseInput(endpoint: Endpoint, input: Input): Partial<Input> {
  requireKnownParameters(endpoint, input.query)
  const parsed: Partial<Input> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!schema) continue
    if (part !== 'body' && holdsNul(input[part])) throw new MalformedRequest()
    const result = schema.safeParse(input[part], { error: codeOf })
    if (result.success) parsed[part] = result.data
    else issues.push(...result.error.issues)
  }
  if (issues.length > 0) throw new InvalidInput(fieldProblems(issues))
  return parsed
}

const holdsNul = (values: unknown): boolean => Object.values(values ?? {}).some((value) => String(value).includes('\0'))
