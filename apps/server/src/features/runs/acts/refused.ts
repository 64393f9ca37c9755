import type { DomainError } from '@app/domain'

/** How a refusal is kept beside the record that it is of. */
export const refused = ({ code, details }: DomainError) => ({
  result: 'refused' as const,
  reason: code,
  details: Object.keys(details).length === 0 ? null : details,
})
