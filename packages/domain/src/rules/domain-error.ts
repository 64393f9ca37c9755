import { PROBLEMS, type Problem } from './problems.ts'

export { PROBLEMS, type Problem }

/** A refusal the product foresees; the web translates its code, `details` says what exactly was refused. */
export class DomainError extends Error {
  readonly code: Problem
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: Problem, details: Readonly<Record<string, unknown>> = {}) {
    super(PROBLEMS[code].message)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }
}
