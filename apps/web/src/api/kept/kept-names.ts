import type { QueryKey } from '@tanstack/react-query'
import { HOME } from '../refetch.ts'

/** The first words of the keys of what a client sees in lists and records, and of what those are drawn with. */
const KEPT_NAMES: ReadonlySet<unknown> = new Set([
  HOME,
  'accounts',
  'authorizedNames',
  'bills',
  'company',
  'conversations',
  'dropshipping',
  'fiscalDocuments',
  'notificationPreferences',
  'notifications',
  'orders',
  'parameters',
  'paymentProofs',
  'purchases',
  'quotations',
  'refunds',
  'savedViews',
  'tariffs',
  'trackingLinks',
])

/** Whether a browser keeps the answer; never what proves who somebody is, what they search for, or files. */
export const isKept = ([name]: QueryKey): boolean => KEPT_NAMES.has(name)
