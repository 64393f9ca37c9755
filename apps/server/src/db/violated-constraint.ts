/** SQLSTATE of a value that is there already. */
const UNIQUE_VIOLATION = '23505'

/** The unique constraint or index that refused a statement, if one did: the driver's errors come wrapped. */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE_VIOLATION && typeof constraint === 'string') return constraint
  }
  return null
}
