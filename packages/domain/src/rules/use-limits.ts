import type { Role } from '../people/role.ts'
import type { ParameterKey } from './parameter-catalogue.ts'

/** What one person may use of the server in a minute, an hour or a day of Quito; uploads in kilobytes. */
export const BUDGETS = ['callsPerMinute', 'uploadsPerDay', 'exportsPerHour', 'quotationsPerDay', 'messagesPerHour'] as const
export type Budget = (typeof BUDGETS)[number]

/** Null: as much as they like. */
export type UseLimits = Readonly<Record<Budget, number | null>> & { readonly uploadsAtOnce: number }

const KILOBYTES_OF_A_MEGABYTE = 1_000

export const useLimitsOf = (values: Record<ParameterKey, number>, role: Role): UseLimits =>
  role === 'client'
    ? {
        callsPerMinute: values.clientCallsPerMinute,
        uploadsPerDay: values.clientUploadsPerDay * KILOBYTES_OF_A_MEGABYTE,
        uploadsAtOnce: values.clientUploadsAtOnce,
        exportsPerHour: values.clientExportsPerHour,
        quotationsPerDay: values.clientQuotationsPerDay,
        messagesPerHour: values.clientMessagesPerHour,
      }
    : {
        callsPerMinute: values.staffCallsPerMinute,
        uploadsPerDay: values.staffUploadsPerDay * KILOBYTES_OF_A_MEGABYTE,
        uploadsAtOnce: values.staffUploadsAtOnce,
        exportsPerHour: values.staffExportsPerHour,
        quotationsPerDay: null,
        messagesPerHour: null,
      }
